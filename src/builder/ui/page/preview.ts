import type { QueryClient } from '@tanstack/react-query';
import type { FileAnswer } from '../../protocol/answers.ts';
import type { CallInput } from '../../protocol/calls.ts';
import type { PageDocuments } from '../../protocol/page-answers.ts';
import { FOLLOWS_EVENT, PREVIEW_ATTRIBUTE, PREVIEW_EVENT } from '../../protocol/push-events.ts';
import { operationsFor } from '../form/saving/operations.ts';
import { drafts, fileOfKey, pathOfKey } from '../form/saving/unsaved.ts';
import { call, ServerError } from '../state/api.ts';
import { Retry } from '../state/retry.ts';
import { fileKey, onHeld, unwrittenFiles, writtenFile } from '../state/shown-files.ts';
import type { AuthorView } from '../../../content/author-site.ts';
import { isEqual, withValueAt } from '../../../data/plain.ts';
import { BRAND_FILE } from '../../../theme/brand.ts';
import { brandOfData } from '../form/model/brand-data.ts';
import { showBrand, hasShownBrand } from './brand-preview.ts';
import { coalesceRuns } from '../../../page/behaviors/coalesce-runs.ts';
import type { RegionCode } from '../../../regions/site-regions.ts';
import { layoutDataKey, pageDataKey } from '../../../schema/page-data-key.ts';

/** A frame that shows a page. */
interface PreviewFrame {
  view: Window & typeof globalThis;
  /** The names of the data that it shows; see `pageDataKey`. */
  keys: readonly string[];
  /** Whether it waits for the first data. */
  waits: boolean;
}

const frames = new Set<PreviewFrame>();

/** The frames that show pages now. */
export const shownFrames = (): readonly Pick<PreviewFrame, 'view' | 'keys'>[] => [...frames];

type UnsavedFile = CallInput<'preview'>['files'][number];

/** How the site is looked at. */
let shownView: AuthorView = { showsGhosts: true };

/** What was sent last, to tell whether something else is to be shown. */
let sent = '[]';

/** Whether frames may show something else than what was sent last. */
let isOutdated = false;

/** Asks again for what the server couldn't answer. Apart from the edits that wait for it, which must not wait for pages. */
const again = new Retry();

/** Load a page again that couldn't be loaded. */
const failedFrames = new Set<() => void>();

/** Shows in all frames what isn't saved. Set by `connectPreview`. */
let update = (): void => undefined;

/** Shows in all frames what isn't saved, from now on. The newest is shown: one request is under way at a time. */
export function connectPreview(client: QueryClient): void {
  const run = coalesceRuns(async () => {
    const files = unsavedFiles(client);
    const wanted = JSON.stringify(files);
    if (frames.size === 0 || (wanted === sent && !isOutdated)) return;
    isOutdated = false;
    const keys = [...new Set([...frames].flatMap((frame) => frame.keys))];
    const { documents } = await call('preview', { files, keys, view: shownView });
    sent = wanted;
    sendToFrames(documents);
  });
  const show = () =>
    run().then(
      () => true,
      (error: unknown) => {
        isOutdated = true;
        sendToFrames(undefined);
        if (!(error instanceof ServerError)) throw error;
        if (error.isTemporary) again.start();
        return !error.isTemporary;
      },
    );
  again.add(show);
  update = () => {
    showUnsavedBrand(client);
    void show();
  };
  drafts.subscribe(update);
  onHeld(update);
  // What isn't saved was made for the file as it was read. A change by hand shows with it once the file is read again.
  client.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    if (type === 'updated' && queryKey[0] === 'file') update();
  });
}

/**
 * Sends to each frame its data. Without any, a frame goes on with what it shows, or loads its page's data itself. A frame
 * that was opened during the request gets its data with the next one.
 */
function sendToFrames(documents: PageDocuments | undefined): void {
  for (const frame of frames) {
    const { view, keys } = frame;
    if (documents ? keys.some((key) => !(key in documents)) : !frame.waits) continue;
    frame.waits = false;
    const detail = documents ? Object.fromEntries(keys.map((key) => [key, documents[key] ?? null])) : null;
    view.document.documentElement.dispatchEvent(new view.CustomEvent(PREVIEW_EVENT, { detail }));
  }
}

/** Shows the content again: it changed, or the server answers again. */
export function updatePreview(): void {
  isOutdated = true;
  update();
  for (const reload of failedFrames) reload();
}

/** Calls back when a page that couldn't be loaded may be shown, until the returned function is called. */
export function addFailedFrame(reload: () => void): () => void {
  failedFrames.add(reload);
  return () => void failedFrames.delete(reload);
}

/** Shows the site as of another day in all frames, with or without what visitors don't see. */
export function setPreviewView(view: AuthorView): void {
  if (isEqual(view, shownView)) return;
  shownView = view;
  updatePreview();
}

/** Shows in a frame what isn't saved, until the returned function is called. */
export function addPreviewFrame(view: PreviewFrame['view'], code: string, path: string): () => void {
  const region = code as RegionCode; // the server lists the site's regions
  const frame: PreviewFrame = { view, keys: [pageDataKey({ region, path }), layoutDataKey(region)], waits: false };
  frames.add(frame);
  const { documentElement } = view.document;
  documentElement.setAttribute(PREVIEW_ATTRIBUTE, '');
  const follow = () => {
    frame.waits = true;
    updatePreview();
  };
  documentElement.addEventListener(FOLLOWS_EVENT, follow);
  updatePreview();
  return () => {
    frames.delete(frame);
    documentElement.removeEventListener(FOLLOWS_EVENT, follow);
    documentElement.removeAttribute(PREVIEW_ATTRIBUTE);
  };
}

/** Shows colors, fonts and radii that aren't saved, and what was saved until pages have its stylesheet. */
function showUnsavedBrand(client: QueryClient): void {
  const unsaved = shownFiles(client).get(BRAND_FILE);
  const known = client.getQueryState<FileAnswer>(fileKey(BRAND_FILE));
  // What changed while its form was closed isn't known here. The page's own stylesheet has it.
  const saved = known?.isInvalidated ? undefined : known?.data?.data;
  for (const { view } of frames) {
    if (unsaved !== undefined || hasShownBrand(view)) showBrand(view, brandOfData(unsaved ?? saved));
  }
}

/** Returns the data of the files that have edits which aren't saved, with these. */
function shownFiles(client: QueryClient): Map<string, unknown> {
  const shown = new Map<string, unknown>(unwrittenFiles().map(({ file, data }) => [file, data]));
  for (const [key, value] of drafts.shown()) {
    const file = fileOfKey(key);
    const data = shown.get(file) ?? client.getQueryData<FileAnswer>(fileKey(file))?.data;
    if (data !== undefined) shown.set(file, withValueAt(data, pathOfKey(key), value));
  }
  return shown;
}

/** Returns the edits that aren't saved, by file. What is typed changes single values: what is around them stays the same. */
function unsavedFiles(client: QueryClient): UnsavedFile[] {
  const held = new Map<string, unknown>(unwrittenFiles().map(({ file, data }) => [file, data]));
  const typed = drafts.shown();
  const files = new Set([...held.keys(), ...typed.map(([key]) => fileOfKey(key))]);
  return [...files].flatMap((file) => {
    const written = writtenFile(client, file);
    if (!written) return [];
    let data: unknown = held.get(file) ?? written.answer.data;
    const operations = operationsFor(written.answer.data, [], data);
    for (const [key, value] of typed) {
      if (fileOfKey(key) !== file) continue;
      operations.push(...operationsFor(data, pathOfKey(key), value));
      data = withValueAt(data, pathOfKey(key), value);
    }
    return operations.length > 0 ? [{ file, hash: written.answer.hash, operations }] : [];
  });
}
