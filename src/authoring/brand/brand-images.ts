import { readBrand } from '../../content/read/read-brand.ts';
import { sunColor, tokenColor } from '../../content/outputs/design-tokens.ts';
import { createImageDataUrls } from '../../content/outputs/og-image/image-data-urls.ts';
import { TYPEFACES, type Typeface } from '../../content/outputs/og-image/drawing/font.ts';
import { block, embed, line, MARGIN, svgDocument, WIDTH } from '../../content/outputs/og-image/drawing/svg.ts';
import { setText } from '../../content/outputs/og-image/drawing/typesetting.ts';
import { wordmark } from '../../content/outputs/og-image/drawing/lettering.ts';
import { loadContent } from '../../content/load-content.ts';
import { loadShareImages, ogImages } from '../../content/outputs/og-images.ts';

const brand = readBrand('.');
const images = createImageDataUrls('.');
const [display, text, strong] = [TYPEFACES.display(), TYPEFACES.text(), TYPEFACES.strong()];

const say = (label: string, x: number, y: number, size = 20, fill = tokenColor('inkSoft'), face: Typeface = text) =>
  line(label, x, y, { face, size, fill });
const area = (x: number, y: number, width: number, height: number, fill: string, radius = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${more}/>`;
const put = (src: string, x: number, y: number, width: number, height: number) => {
  const image = images(src);
  return image ? embed(image, { x, y, width, height }, 'slice') : '';
};

function mark(): string {
  const symbol = images('/images/symbol.svg');
  if (!symbol) throw new Error('public/images/symbol.svg is missing.');
  const name = { siteName: 'Mads Eksempel', symbol, width: 420 };
  return svgDocument('The symbol and the wordmark', tokenColor('paper'), [
    area(0, 315, 600, 315, tokenColor('ink')),
    area(600, 315, 600, 315, tokenColor('data')),
    embed(symbol, { x: MARGIN, y: 56, width: 204, height: 204 }),
    wordmark({ ...name, x: 640, y: 158, fill: tokenColor('ink') }),
    wordmark({ ...name, x: 150, y: 472, fill: tokenColor('paper') }),
    wordmark({ ...name, x: 750, y: 472, fill: tokenColor('white') }),
  ]);
}

function palette(): string {
  const colors = Object.entries(brand.colors);
  const [columns, width, height] = [4, 264, 126];
  return svgDocument(
    'The palette',
    tokenColor('white'),
    colors.map(([name, value], index) => {
      const x = MARGIN + (index % columns) * width;
      const y = 40 + Math.floor(index / columns) * 142;
      return (
        area(x, y, width - 24, height - 48, value, 10, ` stroke="${tokenColor('line')}"`) +
        say(name, x, y + 102, 20, tokenColor('ink'), strong) +
        say(value, x + 152, y + 102, 20)
      );
    }),
  );
}

function type(): string {
  const steps = [
    ['4xl', 71.4, 'Du betaler for klikkene.', display],
    ['3xl', 52.8, 'What I would find in your account', display],
    ['2xl', 38.4, 'Fra 784 DKK til 322 DKK pr. booking', display],
    ['xl', 28, 'Shopping and search ads for online stores', display],
    ['lg', 21.3, 'A product can sell all day, earn nothing and still make an account look good.', text],
    ['md', 17.4, 'I steer by what’s left after cost of goods, shipping and returns.', text],
    ['sm', 14.4, 'Last updated: 25 January 2025', text],
  ] as const;
  let y = 40;
  const rows = steps.map(([name, size, label, face]) => {
    y += size * 1.1 + 24;
    return say(name, MARGIN, y, 18) + say(`${size} px`, 160, y, 18) + say(label, 280, y, size, tokenColor('ink'), face);
  });
  return svgDocument('The type scale at 1440 pixels', tokenColor('paper'), rows);
}

function forms(): string {
  const spaces = [4, 8, 12, 16, 24, 32, 48, 88, 120];
  const radii = [
    ['small', Number.parseInt(brand.radii.small, 10)],
    ['medium', Number.parseInt(brand.radii.medium, 10)],
    ['large', Number.parseInt(brand.radii.large, 10)],
  ] as const;
  const shadow = (id: string, y: number, blur: number, opacity: number) =>
    `<filter id="${id}" x="-40%" y="-40%" width="180%" height="200%"><feDropShadow dx="0" dy="${y}" stdDeviation="${blur}" flood-color="#3c2d1e" flood-opacity="${opacity}"/></filter>`;
  let x = MARGIN;
  const bars = spaces.map((space, index) => {
    const bar =
      area(x, 96, space, 72, index === 8 ? sunColor() : tokenColor('dataMid')) +
      say(String(index + 1), x, 196, 18) +
      say(String(space), x, 222, 18);
    x += Math.max(space, 36) + 28;
    return bar;
  });
  return svgDocument('Space, radii and shadows', tokenColor('paper'), [
    shadow('raised', 6, 10, 0.18),
    shadow('overlay', 18, 26, 0.32),
    say('space, in pixels at 1440', MARGIN, 68, 20, tokenColor('ink'), strong),
    ...bars,
    say('radii', MARGIN, 312, 20, tokenColor('ink'), strong),
    ...radii.map(
      ([name, radius], index) =>
        area(MARGIN + index * 190, 336, 150, 150, tokenColor('sand'), radius, ` stroke="${tokenColor('lineStrong')}"`) +
        say(`${name} ${radius}`, MARGIN + index * 190, 522, 18),
    ),
    say('shadows', 680, 312, 20, tokenColor('ink'), strong),
    area(680, 336, 190, 150, tokenColor('white'), 10, ' filter="url(#raised)"') + say('raised', 680, 522, 18),
    area(930, 336, 190, 150, tokenColor('white'), 10, ' filter="url(#overlay)"') + say('overlay', 930, 522, 18),
  ]);
}

function drawings(): string {
  const note = setText(
    'Flat fields of color, an even ink line of the same weight, one low sun. The sea is pine, what is warm is terracotta.',
    {
      face: text,
      width: WIDTH - 2 * MARGIN,
      height: 70,
      largest: 22,
      smallest: 18,
      leading: 1.4,
    },
  );
  return svgDocument('The hand of the drawings', tokenColor('paper'), [
    put('/images/portrait.svg', MARGIN, 48, 420, 420),
    put('/images/cases/mar-srls.svg', 524, 48, 292, 202),
    put('/images/cases/coastal-real-estate.svg', 836, 48, 292, 202),
    put('/images/cases/artisan-marketplace.svg', 524, 266, 292, 202),
    put('/images/cases/mediesikring.svg', 836, 266, 292, 202),
    block(note, MARGIN, 512, { fill: tokenColor('inkSoft') }),
  ]);
}

/** Four Open Graph images side by side. */
async function sharing(): Promise<string> {
  const { site } = await loadContent('.');
  if (!site) throw new Error('The content has mistakes: run npm run content:check.');
  const all = [...ogImages(site, { root: '.', templates: await loadShareImages('.') })];
  const shown = [/us\/home/, /dk\/case-study\//, /us\/services\//, /dk\/about-me/].flatMap(
    (wanted) => all.find(({ file }) => wanted.test(file)) ?? [],
  );
  const cards = shown.map(({ svg }, index) => {
    const box = { x: 24 + (index % 2) * 588, y: 14 + Math.floor(index / 2) * 306, width: 564, height: 296 };
    return embed(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, box);
  });
  return svgDocument('What is shown where a page is shared', tokenColor('stone'), cards);
}

/** Renders the images of `docs/brand.md` as SVG, by name. */
export const brandImages = async (): Promise<Record<string, string>> => ({
  mark: mark(),
  palette: palette(),
  type: type(),
  forms: forms(),
  drawings: drawings(),
  sharing: await sharing(),
});
