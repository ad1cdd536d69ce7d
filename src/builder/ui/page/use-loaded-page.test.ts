import { act, renderHook } from '@testing-library/react';
import type { RefObject, SyntheticEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { updatePreview } from './preview.ts';
import { useLoadedPage } from './use-loaded-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A frame that loads a page, and what it loads: a status, or nothing that can be read. */
function openFrame() {
  const element = document.body.appendChild(document.createElement('iframe'));
  const { result } = renderHook(() => useLoadedPage('/us/about-me'));
  (result.current.frame as RefObject<HTMLIFrameElement>).current = element;
  const asked = vi.spyOn(element, 'setAttribute').mockReturnValue();
  const load = (status: number | undefined) =>
    act(() => {
      const view = element.contentWindow as Window & typeof globalThis;
      Object.assign(view.performance, { getEntriesByType: () => [{ responseStatus: status }] });
      Object.assign(view, {
        CSSStyleSheet: class {
          replaceSync = vi.fn();
        },
      });
      Object.assign(view.document, { adoptedStyleSheets: [] });
      const currentTarget = status === undefined ? { contentDocument: null, contentWindow: view } : element;
      result.current.open({ currentTarget } as unknown as SyntheticEvent<HTMLIFrameElement>);
    });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { load, pass, asked, shown: () => result.current };
}

it('shows a page that was loaded, and loads it once', async () => {
  const { load, pass, asked, shown } = openFrame();
  load(200);
  expect(shown().page?.document).toBeDefined();
  act(updatePreview);
  await pass(60_000);
  expect(asked).not.toHaveBeenCalled();
});

it('takes a page that does not exist for a page', () => {
  const { load, shown } = openFrame();
  load(404);
  expect(shown().page).toBeDefined();
});

it.each([
  [500, true],
  [502, true],
  [undefined, false],
])('loads a page again after growing pauses if it got the status %s', async (status, isExplained) => {
  const { load, pass, asked, shown } = openFrame();
  for (const [attempt, pauseMs] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    load(status);
    expect(shown()).toMatchObject({ page: undefined, isExplained });
    await pass(pauseMs - 1);
    expect(asked).toHaveBeenCalledTimes(attempt);
    await pass(1);
    expect(asked).toHaveBeenCalledTimes(attempt + 1);
  }
  load(200);
  expect(shown()).toMatchObject({ isExplained: false });
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(7);
});

it('loads a page again at once when the content has changed, and waits for its answer', async () => {
  const { load, pass, asked, shown } = openFrame();
  load(500);
  act(updatePreview);
  act(updatePreview);
  await pass(5000);
  expect(asked).toHaveBeenCalledOnce();
  expect(asked).toHaveBeenCalledWith('src', '/us/about-me');
  load(200);
  expect(shown().page).toBeDefined();
});

it('loads a page again that was not reached if the browser does not report it, as Firefox', async () => {
  const { load, pass, asked, shown } = openFrame();
  await pass(60_000);
  expect(asked).not.toHaveBeenCalled();
  const content = vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null);
  for (const [attempt, pauseMs] of [1000, 2000, 4000].entries()) {
    await pass(5000);
    await pass(pauseMs);
    expect(asked).toHaveBeenCalledTimes(attempt + 1);
  }
  content.mockRestore();
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(3);
  load(200);
  expect(shown().page).toBeDefined();
});

it('leaves a page of another site that a link has led to', async () => {
  const { load, pass, asked } = openFrame();
  load(200);
  load(undefined);
  await pass(60_000);
  expect(asked).not.toHaveBeenCalled();
});
