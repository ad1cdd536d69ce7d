import { z } from 'zod';
import { FONT_NAMES } from '../theme/fonts.ts';
import { addedFontSchema } from './added-font.ts';

const color = (title: string, description: string, form = description) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'A color is # and six digits or small letters from a to f, for example #1a2b3c.')
    .meta({ title, description, form });

const derived = (title: string, description: string) =>
  color(
    title,
    `${description} Left out: derived from the color that it belongs to.`,
    `${description} Without it: made from the color that it belongs to.`,
  ).optional();

const radius = (title: string, description: string) =>
  z
    .string()
    .regex(/^\d{1,2}px$/, 'A radius is a whole number of pixels, for example 10px.')
    .meta({ title, description });

const font = (title: string, description: string) =>
  z
    .string()
    .min(1)
    .meta({
      title,
      description: `${description} ${FONT_NAMES.join(', ')}, or an added font.`,
      form: description,
      input: 'font',
    });

/** `content/brand.yaml`: colors and fonts of the theme, the Open Graph images and the icons. */
export const brandSchema = z
  .strictObject({
    colors: z
      .strictObject({
        paper: color('Paper', 'The background of pages.'),
        sand: color('Sand', 'The background of every second section.'),
        stone: color('Stone', 'Quiet text on dark backgrounds, and lines on sand.'),
        white: color('White', 'The background of fields and sheets, and text on dark backgrounds.'),
        ink: color('Ink', 'Text.'),
        inkSoft: color('Soft ink', 'Secondary text.'),
        inkFaint: color('Faint ink', 'Decorative text, for example the numbers of a list.'),
        accent: color('Accent', 'Actions: buttons, links, marks.'),
        accentStrong: derived('Strong accent', 'A button under the mouse.'),
        accentTint: derived('Accent tint', 'Marks on dark backgrounds, and badges.'),
        data: color('Data', 'Numbers, charts, and dark sections.'),
        dataMid: derived('Middle data', 'Areas of drawings and charts.'),
        dataTint: derived('Data tint', 'Badges, boxes, and text on dark sections.'),
        danger: color('Danger', 'Error messages.'),
        line: color('Line', 'Hairlines between elements.'),
        lineStrong: color('Strong line', 'Borders of fields and buttons.'),
      })
      .meta({ title: 'Colors', description: 'Every pair of text and background has a contrast of 4.5:1 or more.' }),
    fonts: z
      .strictObject({
        display: font('Heading font', 'Headings and large numbers.'),
        text: font('Text font', 'Everything else.'),
      })
      .meta({ title: 'Fonts', description: 'Fonts that the site brings, that every system has, or that you add.' }),
    addedFonts: z
      .array(addedFontSchema)
      .optional()
      .meta({ title: 'Added fonts', description: 'Fonts of your own. Add them in the builder.', input: 'fonts' }),
    radii: z
      .strictObject({
        small: radius('Small radius', 'Corners of fields and badges.'),
        medium: radius('Medium radius', 'Corners of buttons and of the pictures of cards.'),
        large: radius('Large radius', 'Corners of boxes and portraits.'),
      })
      .meta({ title: 'Radii', description: 'How round corners are.' }),
  })
  .meta({
    title: 'Brand',
    description: 'Colors, fonts and radii of the site.',
    keywords:
      'colours palette typeface lettering logo design style look theme corners farver skrifter skrifttype logo design stil udseende tema hjørner',
  });

/** The brand as written in YAML. */
export type BrandFile = z.output<typeof brandSchema>;
