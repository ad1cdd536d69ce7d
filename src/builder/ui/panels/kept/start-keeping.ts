import type { QueryClient } from '@tanstack/react-query';
import type { FileAnswer } from '../../../protocol/answers.ts';
import type { Trace } from '../../../protocol/page-answers.ts';
import { keptTexts } from '../../../texts/kept/kept-texts.ts';
import { createStore } from '../../../../components/create-store.ts';
import { callServer, ServerError } from '../../state/api.ts';
import { countBusy } from '../../state/busy.ts';
import { isLost, retry } from '../../state/connection.ts';
import { siteQuery, traceQueries } from '../../state/queries.ts';
import { keptWords, standIn, type StandIn } from '../../state/stand-in.ts';
import { showStatus } from '../../state/status.ts';
import { Keeper } from '../../state/kept/keeper.ts';
import { KeptSteps } from '../../state/kept/kept-steps.ts';
import { KeptStore } from '../../state/kept/kept-store.ts';
import { KeptPages } from '../../state/kept/shown-pages.ts';
import { updatePreview } from '../../page/preview.ts';
import { keepPages } from './keep-pages.ts';
import { registerWorker } from './open-offline.ts';
import { resumeRefused } from './resume-refused.ts';

const toldBy = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="builder-${name}"]`)?.content;

/** The keeper of this page, once it has begun. */
export const keeperStore = createStore<Keeper | undefined>(undefined);

/** What this browser keeps of the person's work; absent where it keeps nothing. */
export const keptStore = createStore<KeptStore | undefined>(undefined);

/** Keeps edits in the browser while the server can't be reached. Where the browser keeps nothing, only drafts outlive the page. */
export async function startKeeping(client: QueryClient): Promise<void> {
  const name = `${toldBy('project') ?? ''}:${toldBy('person-id') ?? ''}`;
  const store = await KeptStore.open(name).catch(() => undefined);
  if (!store) return;
  keptStore.set(store);
  const others = new BroadcastChannel(`builder-kept:${name}`);
  /** Says that nothing is being sent any more. */
  let endSending: (() => void) | undefined;
  const keeper = new Keeper({
    store,
    server: {
      read: (file) => callServer('file', { file }),
      send(input) {
        // What changes on the way is read again once all of it is sent.
        if (!endSending) void countBusy(() => new Promise<void>((resolve) => (endSending = resolve)));
        return callServer('editAll', input);
      },
    },
    isLost,
    alone: (run) =>
      navigator.locks.request(`builder-kept:${name}`, () =>
        run().finally(() => {
          endSending?.();
          endSending = undefined;
        }),
      ),
    onChange({ hasSent }) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      others.postMessage(hasSent);
      if (hasSent) void readAgain();
      else retry.start();
    },
    onFailure(error) {
      retry.start();
      if (!(error instanceof ServerError && error.isLoss)) noteRefusal(client, error);
    },
  });
  const readAgain = async () => {
    await client.invalidateQueries();
    resumeRefused(keeper);
  };
  others.addEventListener('message', () => {
    void keeper.read().then(() => client.invalidateQueries());
  });
  keeper.subscribe(() => {
    const count = keeper.waiting().length;
    const { waiting, sending } = keptTexts();
    keptWords.set(count > 0 ? { waiting: waiting(count), sending: sending(count) } : undefined);
    updatePreview();
  });
  retry.add(() => keeper.send());
  await keeper.read();
  const pages = new KeptPages(keeper, new KeptSteps(keeper, isLost));
  standIn.current = pages;
  keeperStore.set(keeper);
  noteKnown(client, pages);
  // The frames have asked for their pages before.
  updatePreview();
  // Opened without a connection, the page has waited for this.
  if (isLost()) void client.invalidateQueries();
  if (keeper.waiting().length > 0) await keeper.send();
  resumeRefused(keeper);
  await registerWorker();
  keepPages(store);
}

/** Takes note that the server is reached, but takes no edits. */
function noteRefusal(client: QueryClient, error: unknown): void {
  // The session has ended, for example.
  if (error instanceof ServerError) showStatus({ kind: 'problem', text: error.message });
  const kept = keptWords.get();
  if (!kept || kept.isRefused) return;
  keptWords.set({ ...kept, isRefused: true });
  // Nobody knows when it takes them: what else has changed is shown meanwhile.
  void client.invalidateQueries();
}

/** Keeps what was read before. */
function noteKnown(client: QueryClient, kept: StandIn): void {
  const site = client.getQueryData(siteQuery.queryKey);
  if (site) kept.note('site', {}, site);
  for (const [[, file], answer] of client.getQueriesData<FileAnswer>({ queryKey: ['file'] }))
    if (answer && typeof file === 'string') kept.note('file', { file }, answer);
  for (const [[, address], trace] of client.getQueriesData<Trace>(traceQueries))
    if (trace && typeof address === 'string') kept.note('trace', { address }, trace);
}
