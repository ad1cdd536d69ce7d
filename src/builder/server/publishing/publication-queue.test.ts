import { describe, expect, it } from 'vitest';
import type { PublishOptions, PublishResult } from '../../../publishing/publish-options.ts';
import { publishingFolders } from '../../../publishing/publishing-folders.ts';
import { actAs } from '../acting-person.ts';
import { createPublicationQueue } from './publication-queue.ts';

const ANNA = { id: 'a', name: 'Anna', role: 'editor', host: 'localhost', session: '1' } as const;
const BO = { id: 'b', name: 'Bo', role: 'editor', host: 'localhost', session: '2' } as const;

type Acting = typeof ANNA | typeof BO;

const LIVE = { live: { number: 1 }, since: new Date(0), compared: 1 } as PublishResult; // only passed on
const FAILED: PublishResult = { failure: { kind: 'no-release', release: 1 } };

/** A queue, and publications that end when they are told to. */
function openQueue() {
  const queue = createPublicationQueue(publishingFolders('/nowhere', {}), () => undefined);
  return {
    ...queue,
    addFor(person: Acting) {
      let end: (result: PublishResult) => void = () => undefined;
      const ended = new Promise<PublishResult>((resolve) => (end = resolve));
      const started = new Promise<PublishOptions>((resolve) => {
        const publish = (options: PublishOptions) => {
          resolve(options);
          return ended;
        };
        actAs(person, () => queue.add(publish));
      });
      return { started, end };
    },
    newsFor: (person: Acting) => actAs(person, queue.news),
  };
}

describe('publications of one builder', () => {
  it('run one after the other', async () => {
    const queue = openQueue();
    const first = queue.addFor(ANNA);
    const second = queue.addFor(BO);
    await first.started;
    expect(queue.newsFor(ANNA)).toMatchObject({ state: 'running', step: 'store' });
    expect(queue.newsFor(BO)).toMatchObject({ state: 'running', step: 'wait' });
    first.end(LIVE);
    await second.started;
    expect(queue.newsFor(BO)).toMatchObject({ state: 'running', step: 'store' });
    second.end(LIVE);
    await expect.poll(() => queue.isBusy()).toBe(false);
  });

  it('are told to those who publish nothing, with the name of who does', async () => {
    const queue = openQueue();
    const { end } = queue.addFor(ANNA);
    expect(queue.newsFor(BO)).toMatchObject({ state: 'running', by: 'Anna' });
    expect(queue.newsFor(ANNA)).not.toHaveProperty('by');
    end(LIVE);
    await expect.poll(() => queue.newsFor(BO)).toEqual({ state: 'ended', result: LIVE });
  });

  it('keep the result of the own one while the next one runs', async () => {
    const queue = openQueue();
    const first = queue.addFor(ANNA);
    const second = queue.addFor(BO);
    first.end(FAILED);
    await second.started;
    expect(queue.newsFor(ANNA)).toEqual({ state: 'ended', result: FAILED });
    second.end(LIVE);
    await expect.poll(() => queue.newsFor(BO)).toEqual({ state: 'ended', result: LIVE });
    expect(queue.newsFor(ANNA)).toEqual({ state: 'ended', result: FAILED });
  });

  it('that failed are told to nobody else', async () => {
    const queue = openQueue();
    queue.addFor(ANNA).end(FAILED);
    await expect.poll(() => queue.isBusy()).toBe(false);
    expect(queue.newsFor(BO)).toEqual({ state: 'none' });
  });

  it('are canceled by those who asked for them only, at once while they wait', async () => {
    const queue = openQueue();
    const first = queue.addFor(ANNA);
    const { signal } = await first.started;
    actAs(BO, queue.cancel);
    expect(signal.aborted).toBe(false);
    const second = queue.addFor(BO);
    actAs(BO, queue.cancel);
    expect(queue.newsFor(BO)).toMatchObject({ result: { failure: { kind: 'canceled' } } });
    actAs(ANNA, queue.cancel);
    expect(signal.aborted).toBe(true);
    first.end(LIVE);
    await expect.poll(() => queue.isBusy()).toBe(false);
    await expect(Promise.race([second.started, Promise.resolve('never')])).resolves.toBe('never');
  });

  it('that end with an unexpected error fail', async () => {
    const queue = openQueue();
    actAs(ANNA, () => queue.add(() => Promise.reject(new Error('What?'))));
    await expect
      .poll(() => queue.newsFor(ANNA))
      .toMatchObject({ result: { failure: { kind: 'build', details: 'What?' } } });
  });
});
