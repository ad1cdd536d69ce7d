import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { moveStylesheetToHead, DeferredStylesheetSlot } from './deferred-stylesheet.tsx';
import { STYLESHEET_SLOT_ID } from '../loading/page-key.ts';

beforeEach(() => document.head.replaceChildren());

/** Renders a page like the build: with the stylesheet after the first view, or without. */
function served(filled: string): HTMLElement {
  const slot = `<div id="${STYLESHEET_SLOT_ID}">`;
  const html = renderToString(<DeferredStylesheetSlot />);
  expect(html).toContain(slot);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html.replace(slot, slot + filled);
  return page;
}

it('persists in the head after the pre-rendered page', () => {
  const page = served('<link rel="stylesheet" href="/all.css"><script>0</script>');
  const link = page.querySelector('link');
  moveStylesheetToHead();
  page.remove();
  expect([...document.head.children]).toEqual([link]);
});

it('leaves the head unchanged if the page has no deferred stylesheet', () => {
  served('');
  moveStylesheetToHead();
  expect(document.head.childNodes).toHaveLength(0);
});
