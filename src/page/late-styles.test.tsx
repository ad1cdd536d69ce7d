import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { keepLateStyles, LateStyles } from './late-styles.tsx';
import { LATE_STYLES_ID } from './page-request.ts';

beforeEach(() => document.head.replaceChildren());

/** A page as the build leaves it: with the stylesheet where what is seen first ends, or without. */
function served(filled: string): HTMLElement {
  const slot = `<div id="${LATE_STYLES_ID}">`;
  const html = renderToString(<LateStyles />);
  expect(html).toContain(slot);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html.replace(slot, slot + filled);
  return page;
}

it('outlives the pre-rendered page in the head', () => {
  const page = served('<link rel="stylesheet" href="/all.css"><script>0</script>');
  const link = page.querySelector('link');
  keepLateStyles();
  page.remove();
  expect([...document.head.children]).toEqual([link]);
});

it('leaves the head alone where the page has the stylesheet elsewhere', () => {
  served('');
  keepLateStyles();
  expect(document.head.childNodes).toHaveLength(0);
});
