import type { QueryClient } from '@tanstack/react-query';
import type { FileAnswer } from '../../../protocol/answers.ts';
import { keptTexts } from '../../../texts/kept/kept-texts.ts';
import { createStore } from '../../../../components/create-store.ts';
import { callServer, ServerError } from '../../state/api.ts';
import { isLost, retry } from '../../state/connection.ts';
import { siteQuery } from '../../state/queries.ts';
import { keptWords, standIn } from '../../state/stand-in.ts';
import { showStatus } from '../../state/status.ts';
import { Keeper } from '../../state/kept/keeper.ts';
import { KeptStore } from '../../state/kept/kept-store.ts';
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
  const keeper = new Keeper({
    store,
    server: {
      read: (file) => callServer('file', { file }),
      send: (input) => callServer('editAll', input),
    },
    isLost,
    alone: (run) => navigator.locks.request(`builder-kept:${name}`, run),
    onChange({ hasSent }) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      others.postMessage(hasSent);
      if (hasSent) void readAgain();
      else retry.start();
    },
    onFailure(error) {
      retry.start();
      // The session has ended, for example.
      if (error instanceof ServerError && !error.isLoss) showStatus({ kind: 'problem', text: error.message });
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
  });
  retry.add(() => keeper.send());
  await keeper.read();
  standIn.current = keeper;
  keeperStore.set(keeper);
  noteKnown(client, keeper);
  // Opened without a connection, the page has waited for this.
  if (isLost()) void client.invalidateQueries();
  if (keeper.waiting().length > 0) await keeper.send();
  resumeRefused(keeper);
  await registerWorker();
  keepPages(store);
}

/** Keeps what was read before. */
function noteKnown(client: QueryClient, keeper: Keeper): void {
  const site = client.getQueryData(siteQuery.queryKey);
  if (site) keeper.note('site', {}, site);
  for (const [[, file], answer] of client.getQueriesData<FileAnswer>({ queryKey: ['file'] }))
    if (answer && typeof file === 'string') keeper.note('file', { file }, answer);
}
