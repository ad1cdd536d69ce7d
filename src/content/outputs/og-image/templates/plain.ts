import { tokenColor } from '../../design-tokens.ts';
import { TYPEFACES } from '../drawing/font.ts';
import type { QuietFacts } from './og-image-content.ts';
import { block, MARGIN, svgDocument, WIDTH } from '../drawing/svg.ts';
import { setLine, setText } from '../drawing/typesetting.ts';
import { wordmark } from '../drawing/wordmark.ts';

/** A page without an illustration: its title below a hairline, and an optional note. */
export function plainTemplate(facts: QuietFacts): string {
  const { title, note } = facts;
  const width = WIDTH - 2 * MARGIN;
  const heading = setText(title, {
    face: TYPEFACES.display(),
    width,
    height: 300,
    largest: 108,
    smallest: 48,
    leading: 1.1,
  });
  const noteTop = 212 + heading.height + 28;
  return svgDocument(title, tokenColor('paper'), [
    wordmark({ ...facts, x: MARGIN, y: 94, width, fill: tokenColor('ink') }),
    `<path stroke="${tokenColor('lineStrong')}" stroke-width="2" d="M${MARGIN} 148h${width}"/>`,
    block(heading, MARGIN, 212, { fill: tokenColor('ink') }),
    ...(note
      ? [block(setLine(note, TYPEFACES.text(), width, 28, 18), MARGIN, noteTop, { fill: tokenColor('inkSoft') })]
      : []),
  ]);
}
