import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FOLLOWS_EVENT, PREVIEW_EVENT } from '../../protocol/push-events.ts';
import { addPreviewFrame, connectPreview } from './preview.ts';

type Answer = (documents: Record<string, unknown> | undefined) => void;

connectPreview(new QueryClient());

/** Answers requests for previews one by one. */
function serve() {
  const asked: { keys: string[]; answer: Answer }[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    const { keys } = JSON.parse(body) as { keys: string[] };
    return new Promise<Response>((resolve) => {
      asked.push({ keys, answer: (documents) => resolve(Response.json(documents ? { documents } : {})) });
    });
  });
  onTestFinished(() => {
    for (const { answer } of asked) answer(undefined);
    vi.unstubAllGlobals();
  });
  return asked;
}

/** Adds a frame that shows a page and waits for its data. Returns what it is sent. */
function addFrame(path: string) {
  const element = document.body.appendChild(document.createElement('iframe'));
  const view = element.contentWindow as Window & typeof globalThis; // it's in the document
  const sent: unknown[] = [];
  const { documentElement } = view.document;
  documentElement.addEventListener(PREVIEW_EVENT, (event) => void sent.push((event as CustomEvent).detail));
  const remove = addPreviewFrame(view, 'us', path);
  const follow = () => documentElement.dispatchEvent(new view.Event(FOLLOWS_EVENT));
  follow();
  onTestFinished(() => {
    remove();
    element.remove();
  });
  return { sent, follow };
}

const documentsOf = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, { path: key }]));

it('sends nothing to a frame that was opened while others were asked for, until its own data is there', async () => {
  const asked = serve();
  const first = addFrame('first');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const second = addFrame('second');
  asked[0]?.answer(documentsOf(asked[0].keys));
  await vi.waitFor(() => expect(first.sent).toHaveLength(1));
  expect(second.sent).toEqual([]);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.answer(documentsOf(asked[1].keys));
  await vi.waitFor(() => expect(second.sent).toHaveLength(1));
  expect(Object.values(second.sent[0] as object)).not.toContain(null);
});

it('says to a frame that waits that there is no data, and to no other', async () => {
  const asked = serve();
  const first = addFrame('first');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer(documentsOf(asked[0].keys));
  await vi.waitFor(() => expect(first.sent).toHaveLength(1));
  const second = addFrame('second');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.answer(undefined);
  await vi.waitFor(() => expect(second.sent).toEqual([null]));
  expect(first.sent).toHaveLength(1);
});

it('asks again after a pause if the server failed, and shows what it answers then', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    const { keys } = JSON.parse(body) as { keys: string[] };
    asked += 1;
    return Promise.resolve(
      asked === 1 ? new Response('', { status: 500 }) : Response.json({ documents: documentsOf(keys) }),
    );
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { sent } = addFrame('first');
  await vi.waitFor(() => expect(sent).toEqual([null]));
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 5000 });
  expect(Object.values(sent[1] as object)).not.toContain(null);
  expect(asked).toBe(2);
});
