import type { Query, QueryClient } from '@tanstack/react-query';
import type { ContentChange } from '../../protocol/transport.ts';
import type { FileAnswer } from '../../protocol/answers.ts';
import { isBusy } from './busy.ts';
import { fileQuery, historyQuery, RUNS_GIT, traceQueries } from './queries.ts';
import { fetchFile } from './shown-files.ts';

/**
 * Pause after the last change before everything but its files is read again, in milliseconds. Until then the server
 * answers what the frames ask for.
 */
const REST_DELAY_MS = 600;

/** The same for queries that run git, in milliseconds: each answer starts up to ten processes. */
const GIT_DELAY_MS = 2_000;

/** Longest wait for a frame to show a change, in milliseconds: not every change shows. */
const FRAMES_WAIT_MS = 300;

/** Calls that go on once a frame shows a change. */
const waiting = new Set<() => void>();

/** The hash of the text that the builder itself has written last into each file, until that text was read. */
const writtenHashes = new Map<string, string | undefined>();

/** Takes note of what the builder has written itself. */
export function noteWritten(files: ContentChange['files']): void {
  for (const { file, hash } of files) writtenHashes.set(file, hash);
}

/** Waits until what is known of a file has everything that the builder has written itself. */
export async function readWritten(client: QueryClient, file: string): Promise<void> {
  const { queryKey } = fileQuery(file);
  const known = client.getQueryData<FileAnswer>(queryKey);
  if (known && writtenHashes.has(file) && known.hash !== writtenHashes.get(file)) {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, await fetchFile(file));
  }
  writtenHashes.delete(file);
}

/** Says that a frame shows a change. */
export function frameChanged(): void {
  for (const proceed of waiting) proceed();
}

const framesShown = (): Promise<void> =>
  new Promise((resolve) => {
    const proceed = () => {
      clearTimeout(timer);
      waiting.delete(proceed);
      resolve();
    };
    const timer = setTimeout(proceed, FRAMES_WAIT_MS);
    waiting.add(proceed);
  });

/** Says which regions and languages the site has: the fields of every file depend on them. */
const REGIONS_FILE = 'content/regions.yaml';

/** The hash of the text that each file had when it was read again last. An edit of the builder is announced to it, too. */
const requestedHashes = new Map<string, string | undefined>();

/** Takes note that files may have a text by now that was asked for before. */
export function forgetRequests(files: ContentChange['files']): void {
  for (const { file } of files) requestedHashes.delete(file);
}

/**
 * Reads again what changed in files: the files at once, and everything else after a pause.
 * @param movesTexts whether texts of pages may stand elsewhere now
 */
export async function refreshFiles(
  client: QueryClient,
  files: ContentChange['files'],
  { movesTexts }: { movesTexts: boolean },
): Promise<void> {
  if (movesTexts) void traceAgain(client);
  const isNew = files.some(({ file, hash }) => hash === undefined || requestedHashes.get(file) !== hash);
  // The server answers one request after the other, and the form waits for its file.
  const reading = files.map(({ file, hash }) => readAgain(client, file, hash));
  if (isNew) void client.invalidateQueries(historyQuery);
  if (files.some(({ file }) => file === REGIONS_FILE)) readOthersAgain(client, files);
  readRestLater(client);
  await Promise.all(reading);
}

/** Reads everything but files and the history again after a pause in which no action is under way: it would keep them waiting. */
function readRestLater(client: QueryClient): void {
  readRest(
    client,
    REST_DELAY_MS,
    ({ queryKey: [kind], meta }) => kind !== 'file' && kind !== 'history' && !meta?.[RUNS_GIT],
  );
  readRest(client, GIT_DELAY_MS, ({ meta }) => Boolean(meta?.[RUNS_GIT]));
}

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Refetches the matching queries after a pause. Calling it again during the pause restarts the timer. */
function readRest(client: QueryClient, pauseMs: number, predicate: (query: Query) => boolean): void {
  const read = () => {
    if (isBusy()) readRest(client, pauseMs, predicate);
    else void client.invalidateQueries({ predicate });
  };
  clearTimeout(timers.get(pauseMs));
  timers.set(pauseMs, setTimeout(read, pauseMs));
}

/**
 * Texts may stand elsewhere: traces their pages again, once the frames show them. While actions are under way, that waits with
 * everything else: each of them would trace every page.
 */
async function traceAgain(client: QueryClient): Promise<void> {
  await framesShown();
  if (!isBusy()) await client.invalidateQueries(traceQueries);
}

/** Reads all other files again whose fields are shown. */
function readOthersAgain(client: QueryClient, files: ContentChange['files']): void {
  const changed = new Set<unknown>(files.map(({ file }) => file));
  void client.invalidateQueries({ predicate: ({ queryKey: [kind, file] }) => kind === 'file' && !changed.has(file) });
}

/** Reads a file again, unless that has been done for the same text. */
async function readAgain(client: QueryClient, file: string, hash: string | undefined): Promise<void> {
  const { queryKey } = fileQuery(file);
  const isAsked = hash !== undefined && requestedHashes.get(file) === hash;
  if (isAsked && client.getQueryData<FileAnswer>(queryKey)?.hash === hash) return;
  requestedHashes.set(file, hash);
  await client.invalidateQueries({ queryKey }, { cancelRefetch: !isAsked });
}
