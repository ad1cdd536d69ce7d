import type {
  DrawingFacts,
  PortraitFacts,
  ShareImageFacts,
  ShareImageTemplates,
  QuietFacts,
} from './templates/og-image-content.ts';
import { tokenColor } from '../design-tokens.ts';
import { heading, wordmark } from './drawing/lettering.ts';
import { embed, HEIGHT, MARGIN, svgDocument, WIDTH, block } from './drawing/svg.ts';
import { TYPEFACES } from './drawing/font.ts';
import { setLine, setText } from './drawing/typesetting.ts';

/** The forms that every site has. */
export const FORMS: ShareImageTemplates = {
  drawing: (facts) => illustrationTemplate(facts as DrawingFacts),
  portrait: (facts) => portraitTemplate(facts as PortraitFacts),
  quiet: (facts) => plainTemplate(facts),
};

/**
 * Renders the Open Graph image of a page as an SVG of 1200 × 630. Text is drawn as outlines of the brand's fonts, so
 * that every renderer produces the same result and none interprets text as markup (decision 9).
 * @param own the forms of the site
 */
export function renderOgImage(form: string, facts: ShareImageFacts, own: ShareImageTemplates = {}): string {
  const template = own[form] ?? FORMS[form];
  if (!template) throw new Error(`There is no form "${form}" of a shared image in src/site/brand/share-images.ts.`);
  return template(facts);
}

/** A service page's illustration measures 640 × 680 units. Here it's aligned with the bottom edge of the image. */
const SCENE_HEIGHT = 560;
const SCENE_WIDTH = (SCENE_HEIGHT * 640) / 680;
const GAP = 32;

/** A page with an illustration next to its title, such as a service page. */
function illustrationTemplate(facts: DrawingFacts): string {
  const { title, eyebrow, drawing } = facts;
  const x = WIDTH - MARGIN / 2 - SCENE_WIDTH;
  const width = x - MARGIN - GAP;
  return svgDocument(title, tokenColor('sand'), [
    heading({ eyebrow, title, width, height: 340, largest: 88, smallest: 40 }),
    embed(drawing, { x, y: HEIGHT - SCENE_HEIGHT, width: SCENE_WIDTH, height: SCENE_HEIGHT }),
    wordmark({ ...facts, x: MARGIN, y: 553, width, fill: tokenColor('ink') }),
  ]);
}

/** A page without an illustration: its title below a hairline, and an optional note. */
function plainTemplate(facts: QuietFacts): string {
  const { title, note } = facts;
  const width = WIDTH - 2 * MARGIN;
  const titleBlock = setText(title, {
    face: TYPEFACES.display(),
    width,
    height: 300,
    largest: 108,
    smallest: 48,
    leading: 1.1,
  });
  const noteTop = 212 + titleBlock.height + 28;
  return svgDocument(title, tokenColor('paper'), [
    wordmark({ ...facts, x: MARGIN, y: 94, width, fill: tokenColor('ink') }),
    `<path stroke="${tokenColor('lineStrong')}" stroke-width="2" d="M${MARGIN} 148h${width}"/>`,
    block(titleBlock, MARGIN, 212, { fill: tokenColor('ink') }),
    ...(note
      ? [block(setLine(note, TYPEFACES.text(), width, 28, 18), MARGIN, noteTop, { fill: tokenColor('inkSoft') })]
      : []),
  ]);
}

/** Left edge of the portrait, which fills the rest. */
const PORTRAIT = WIDTH - HEIGHT;

/** A person's page: name, title, and the portrait over the full height. */
function portraitTemplate(facts: PortraitFacts): string {
  const { title, eyebrow, portrait } = facts;
  const width = PORTRAIT - MARGIN - GAP;
  return svgDocument(title, tokenColor('paper'), [
    heading({ eyebrow, title, width, height: 340, largest: 92, smallest: 40 }),
    embed(portrait, { x: PORTRAIT, y: 0, width: HEIGHT, height: HEIGHT }, 'slice'),
    wordmark({ ...facts, x: MARGIN, y: 553, width, fill: tokenColor('ink') }),
  ]);
}
