import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ICON_DRAWINGS } from '../../components/icon-drawings.ts';
import { ICON_NAMES } from '../../schema/icon.ts';
import { iconDrawing } from './icon-drawing.ts';

it.each(ICON_NAMES)('draws %s as the pages do', (name) => {
  const Drawing = ICON_DRAWINGS[name];
  const page = [...renderToStaticMarkup(<Drawing />).matchAll(/ d="([^"]+)"/g)].map(([, stroke]) => stroke);
  expect(page.length).toBeGreaterThan(0);
  expect(iconDrawing(name)).toEqual(page);
});
