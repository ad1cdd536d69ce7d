import { beforeEach, expect, it, vi } from 'vitest';
import { hydrateOnVisibleOrInteraction } from './deferred-hydration.ts';

/** Reports that the island is near the viewport. */
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

it('hydrates an island once, when it is near the viewport', () => {
  const { stop } = hydrateOnVisibleOrInteraction(part('#part'), hydrate);
  part('#other').focus();
  expect(hydrate).not.toHaveBeenCalled();
  comeNear();
  part('#part input').focus();
  expect(hydrate).toHaveBeenCalledOnce();
  stop();
});

it('hydrates a clicked island, and replays the click', async () => {
  hydrateOnVisibleOrInteraction(part('#part'), hydrate);
  part('#part button').click();
  part('#part button').click();
  expect(hydrate).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
  fetched();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

it('hands a click back to the browser if hydration fails, and retries at the next interaction', async () => {
  const { stop } = hydrateOnVisibleOrInteraction(part('#part'), hydrate);
  part('#part input').focus();
  part('#part button').click();
  fail(new Error('gone'));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  part('#part button').focus();
  expect(hydrate).toHaveBeenCalledTimes(2);
  stop();
});
