import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from '../../components/icon.tsx';
import { ICON_NAMES } from '../../schema/icon.ts';
import { iconDrawing } from './icon-drawing.ts';

it.each(ICON_NAMES)('draws %s as the pages do', (name) => {
  const page = [...renderToStaticMarkup(<Icon name={name} />).matchAll(/ d="([^"]+)"/g)].map(([, stroke]) => stroke);
  expect(page.length).toBeGreaterThan(0);
  expect(iconDrawing(name)).toEqual(page);
});
