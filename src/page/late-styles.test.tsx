import { act } from '@testing-library/react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { keepLateStyles, LateStyles } from './late-styles.tsx';
import { LATE_STYLES_ID } from './page-request.ts';

const page = (words: string) => (
  <main>
    <p>{words}</p>
    <LateStyles />
    <p>What follows</p>
  </main>
);

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** Puts a page into the document as the build leaves it, with the stylesheet where what is seen first ends, or without. */
function served(filled = '<link rel="stylesheet" href="/all.css"><script>0</script>'): HTMLElement {
  const place = `<div id="${LATE_STYLES_ID}">`;
  const html = renderToString(page('What is seen first'));
  expect(html).toContain(place);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html.replace(place, place + filled);
  return container;
}

async function hydrate(container: HTMLElement): Promise<unknown[]> {
  const complaints: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, page('What is seen first'), {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  return complaints;
}

const link = () => document.querySelector('link');

it('stays where the server put it when the page is hydrated, and when its content changes', async () => {
  const container = served();
  const before = link();
  expect(before).not.toBeNull();
  expect(await hydrate(container)).toEqual([]);
  await act(async () => root?.render(page('Other words')));
  expect(container.textContent).toContain('Other words');
  expect(link()).toBe(before);
  expect(before?.parentElement?.id).toBe(LATE_STYLES_ID);
});

it('goes to the head when its page goes', async () => {
  const container = served();
  const before = link();
  await hydrate(container);
  await act(async () => root?.render(<p>Another page</p>));
  expect(container.innerHTML).toBe('<p>Another page</p>');
  expect([...document.head.children]).toEqual([before]);
});

it('outlives a page that is rendered anew instead of being hydrated', async () => {
  const container = served();
  const before = link();
  keepLateStyles();
  container.replaceChildren();
  await act(async () => {
    root = createRoot(container);
    root.render(page('What is seen first'));
  });
  expect(container.querySelector('link')).toBeNull();
  expect([...document.head.children]).toEqual([before]);
});

it('leaves the head alone when the stylesheet stands elsewhere', async () => {
  const container = served('');
  expect(await hydrate(container)).toEqual([]);
  await act(async () => root?.render(<p>Another page</p>));
  keepLateStyles();
  expect(document.head.childNodes).toHaveLength(0);
});
