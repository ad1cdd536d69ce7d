import { beforeEach, expect, it, vi } from 'vitest';
import { hydrateOnVisibleOrInteraction } from './deferred-hydration.ts';

/** Says that the visitor has come near the part. */
let comeNear: () => void;
let fetched: () => void;
let fail: (error: Error) => void;
const hydrate = vi.fn<() => Promise<void>>();
const sent = vi.fn<() => void>();

const part = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is missing.`);
  return found;
};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  hydrate.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        fetched = resolve;
        fail = reject;
      }),
  );
  sent.mockReset();
  document.body.innerHTML =
    '<div id="part"><input><button type="button">Send</button></div><button id="other"></button>';
  part('#part button').addEventListener('click', sent);
});

it('leaves an island alone until the visitor comes near it, and hydrates it once', () => {
  const { stop } = hydrateOnVisibleOrInteraction(part('#part'), hydrate);
  part('#other').focus();
  expect(hydrate).not.toHaveBeenCalled();
  comeNear();
  part('#part input').focus();
  expect(hydrate).toHaveBeenCalledOnce();
  stop();
});

it('hydrates an island that is clicked in, holds the click, and replays it then', async () => {
  hydrateOnVisibleOrInteraction(part('#part'), hydrate);
  part('#part button').click();
  part('#part button').click();
  expect(hydrate).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
  fetched();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

it('gives a click back to the browser where the island can’t be hydrated, and tries again at the next touch', async () => {
  const { stop } = hydrateOnVisibleOrInteraction(part('#part'), hydrate);
  part('#part input').focus();
  part('#part button').click();
  fail(new Error('gone'));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  part('#part button').focus();
  expect(hydrate).toHaveBeenCalledTimes(2);
  stop();
});
