import { colour, SUN } from './colours.ts';
import { FACES } from './face.ts';
import { iconDrawing } from './icon-drawing.ts';
import type { ShareFacts } from './share-facts.ts';
import { block, HEIGHT, line, MARGIN, svgDocument } from './svg.ts';
import { setText } from './typesetting.ts';
import { wordmark } from './wordmark.ts';

const LEADING = 1.1;
/** Left edge of the window, its width, the top of its arch. */
const WINDOW = { x: 792, width: 344, top: 74 };

/** A service: its title, and its icon in a window onto the sea. */
export function windowForm(facts: ShareFacts<'window'>): string {
  const [display, strong] = [FACES.display(), FACES.strong()];
  const { title, eyebrow, icon } = facts;
  const heading = setText(title, { face: display, width: 640, height: 330, largest: 84, smallest: 44, leading: LEADING });
  return svgDocument(title, colour('sand'), [
    ...(eyebrow ? [line(strong, eyebrow, MARGIN, 104, 24, colour('accent'))] : []),
    block(display, heading, MARGIN, eyebrow ? 142 : 96, LEADING, colour('ink')),
    windowDrawing(),
    iconOnSea(iconDrawing(icon)),
    wordmark({ ...facts, x: MARGIN, y: 554, width: 600, fill: colour('ink') }),
  ]);
}

function windowDrawing(): string {
  const { x, width, top } = WINDOW;
  const radius = width / 2;
  const arch = `M${x} ${HEIGHT}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${HEIGHT}Z`;
  const bars = Array.from({ length: 12 }, (_, index) => `M${x + 10 + index * 29.5} 566V${HEIGHT}`).join('');
  return [
    `<clipPath id="window"><path d="${arch}"/></clipPath><g clip-path="url(#window)">`,
    `<path fill="${colour('data-tint')}" d="M${x} ${top}h${width}V${HEIGHT}H${x}Z"/>`,
    `<circle cx="${x + width * 0.74}" cy="${top + 132}" r="46" fill="${SUN}"/>`,
    `<path fill="${colour('data-mid')}" d="M${x} 446h${width}V${HEIGHT}H${x}Z"/>`,
    `<path stroke="${colour('data-tint')}" stroke-width="3.5" stroke-linecap="round" d="M${x + 36} 474h38M${x + 56} 494h24M${x + 250} 470h46M${x + 274} 492h32M${x + 132} 520h26M${x + 226} 532h28M${x + 66} 540h32"/>`,
    `<path stroke="${colour('ink')}" stroke-width="3.5" d="M${x} 552h${width}M${x} 566h${width}${bars}"/></g>`,
    `<path stroke="${colour('paper')}" stroke-width="18" d="M${x - 9} ${HEIGHT}V${top + radius}a${radius + 9} ${radius + 9} 0 0 1 ${width + 18} 0V${HEIGHT}"/>`,
  ].join('');
}

function iconOnSea(strokes: readonly string[]): string {
  const size = 196;
  const x = WINDOW.x + (WINDOW.width - size) / 2;
  return `<path stroke="${colour('ink')}" stroke-width="0.75" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x} 262)scale(${size / 24})" d="${strokes.join('')}"/>`;
}
