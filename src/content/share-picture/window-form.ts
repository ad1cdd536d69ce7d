import { colour, SUN } from '../identity-colour.ts';
import { heading } from './heading.ts';
import { iconDrawing } from './icon-drawing.ts';
import type { ShareFacts } from './share-facts.ts';
import { HEIGHT, MARGIN, svgDocument } from './svg.ts';
import { wordmark } from './wordmark.ts';

/** Left edge of the window, its width, the top of its arch. */
const WINDOW = { x: 776, width: 360, top: 66 };
const ICON = 216;

/** A service: its title, and its icon in a window onto the sea. */
export function windowForm(facts: ShareFacts<'window'>): string {
  const { title, eyebrow, icon } = facts;
  return svgDocument(title, colour('sand'), [
    heading({ eyebrow, title, width: 650, height: 340, largest: 88, smallest: 44 }),
    windowDrawing(),
    iconOnSea(iconDrawing(icon)),
    wordmark({ ...facts, x: MARGIN, y: 553, width: 600, fill: colour('ink') }),
  ]);
}

function windowDrawing(): string {
  const { x, width, top } = WINDOW;
  const radius = width / 2;
  const arch = `M${x} ${HEIGHT}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${HEIGHT}Z`;
  const bars = Array.from({ length: 12 }, (_, index) => `M${x + 12 + index * 30.5} 568V${HEIGHT}`).join('');
  return [
    `<clipPath id="window"><path d="${arch}"/></clipPath><g clip-path="url(#window)">`,
    `<path fill="${colour('data-tint')}" d="M${x} ${top}h${width}V${HEIGHT}H${x}Z"/>`,
    `<circle cx="${x + width * 0.73}" cy="${top + 118}" r="46" fill="${SUN}"/>`,
    `<path fill="${colour('data-mid')}" d="M${x} 462h${width}V${HEIGHT}H${x}Z"/>`,
    `<path stroke="${colour('data-tint')}" stroke-width="3.5" stroke-linecap="round" d="M${x + 30} 486h40M${x + 52} 506h26M${x + 276} 482h50M${x + 300} 502h34M${x + 148} 500h28M${x + 230} 528h30M${x + 84} 530h34"/>`,
    `<path stroke="${colour('ink')}" stroke-width="3.5" d="M${x} 554h${width}M${x} 568h${width}${bars}"/></g>`,
    `<path stroke="${colour('paper')}" stroke-width="18" d="M${x - 9} ${HEIGHT}V${top + radius}a${radius + 9} ${radius + 9} 0 0 1 ${width + 18} 0V${HEIGHT}"/>`,
  ].join('');
}

function iconOnSea(strokes: readonly string[]): string {
  const x = WINDOW.x + (WINDOW.width - ICON) / 2;
  const paths = strokes.map((stroke) => `<path d="${stroke}"/>`).join('');
  return `<g stroke="${colour('ink')}" stroke-width="0.8" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x} 216)scale(${ICON / 24})">${paths}</g>`;
}
