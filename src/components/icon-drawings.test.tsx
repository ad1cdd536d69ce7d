import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { iconDrawing } from '../../tests/support/icon-drawing.ts';
import { ICON_NAMES } from '../schema/icon.ts';
import { ICON_DRAWINGS } from './icon-drawings.ts';

it.each(ICON_NAMES)('draws %s as the icon set does', (name) => {
  const Drawing = ICON_DRAWINGS[name];
  const page = [...renderToStaticMarkup(<Drawing />).matchAll(/ d="([^"]+)"/g)].map(([, stroke]) => stroke);
  expect(page.length).toBeGreaterThan(0);
  expect(iconDrawing(name)).toEqual(page);
});
