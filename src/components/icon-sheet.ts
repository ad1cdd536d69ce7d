import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ICON_DRAWINGS, NETWORK_DRAWINGS } from './icon-drawings.ts';

const INNER = /^<svg[^>]*>(.*)<\/svg>$/s;
const STYLE = 'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

const symbolOf = ([name, drawing]: [string, ComponentType]): string =>
  `<symbol id="${name}" ${STYLE}>${INNER.exec(renderToStaticMarkup(createElement(drawing)))?.[1]}</symbol>`;

/** The text of `icon-sheet.svg`: every icon that YAML may name and every network's sign, each to be used by its name. */
export const iconSheet = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...Object.entries({ ...ICON_DRAWINGS, ...NETWORK_DRAWINGS }).map(symbolOf),
    '</svg>\n',
  ].join('\n');
