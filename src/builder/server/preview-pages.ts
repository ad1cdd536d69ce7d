import type { BuilderHandlers, CallAnswers } from '../protocol/calls.ts';
import { CallError } from './answer-call.ts';
import type { BuilderSession } from './session.ts';
import type { ShownPages } from './trace/trace-handler.ts';
import { problemOfPath, readContentText } from '../../authoring/content-edit/content-path.ts';
import { planText } from '../../authoring/content-edit/plan-changes.ts';
import { authorSite } from '../../content/author-site.ts';
import { pageDataAt } from '../../content/page-data/render-requests.ts';

/**
 * Answers `preview`: the data of pages as they'd be with edits that aren't saved. Nothing is written, and no other browser
 * sees it. While the content has errors, there is none.
 */
export async function previewPages(
  session: Pick<BuilderSession, 'root' | 'model' | 'recent'>,
  pages: Pick<ShownPages, 'site' | 'settled' | 'withTexts'>,
  { files, keys, view }: Parameters<BuilderHandlers['preview']>[0],
): Promise<CallAnswers['preview']> {
  const unsaved = new Map<string, string>();
  for (const { file, hash, operations } of files) {
    const planned = planText(file, textOf(session, file, hash), operations, session.model);
    if ('refusal' in planned) return {};
    unsaved.set(file, planned.text);
  }
  await pages.settled();
  const read = unsaved.size > 0 ? await pages.withTexts(unsaved) : pages.site();
  const site = read && view ? authorSite(read, view) : read;
  return site ? { documents: Object.fromEntries(keys.map((key) => [key, pageDataAt(site, key) ?? null])) } : {};
}

/** Returns the text that an edit was made for: that of its hash, if the server sent it, else the one on disk. */
function textOf({ root, recent }: Pick<BuilderSession, 'root' | 'recent'>, file: string, hash: string): string {
  const problem = problemOfPath(root, file);
  if (problem !== undefined) throw new CallError(problem);
  const known = recent.get(hash);
  if (known !== undefined) return known;
  const read = readContentText(root, file);
  return 'text' in read ? (read.text ?? '') : '';
}
