import { beforeEach, expect, it, vi } from 'vitest';
import { whenWanted } from './when-wanted.ts';

/** Says that the visitor has come near the part. */
let comeNear: () => void;
let fetched: () => void;
let fail: (error: Error) => void;
const fetchPart = vi.fn<() => Promise<void>>();
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
  fetchPart.mockReset().mockImplementation(
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

it('leaves a part alone until the visitor comes near it, and fetches it once', () => {
  const { release } = whenWanted(part('#part'), fetchPart);
  part('#other').focus();
  expect(fetchPart).not.toHaveBeenCalled();
  comeNear();
  part('#part input').focus();
  expect(fetchPart).toHaveBeenCalledOnce();
  release();
});

it('fetches a part that is clicked in, holds the click, and does it once the part is there', () => {
  const { release } = whenWanted(part('#part'), fetchPart);
  part('#part button').click();
  part('#part button').click();
  expect(fetchPart).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
  fetched();
  release();
  expect(sent).toHaveBeenCalledOnce();
});

it('gives a click back to the browser where the part can not be had, and tries again at the next touch', async () => {
  const { release } = whenWanted(part('#part'), fetchPart);
  part('#part input').focus();
  part('#part button').click();
  fail(new Error('gone'));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  part('#part button').focus();
  expect(fetchPart).toHaveBeenCalledTimes(2);
  release();
});
