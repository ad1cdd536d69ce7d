import { readContentText } from '../../../authoring/content-edit/content-path.ts';
import { makeChanges } from '../../../authoring/content-edit/edit-content.ts';
import { recoverChanges } from '../../../authoring/content-edit/write-changes.ts';
import { readVersions } from '../../../authoring/translations/git-history.ts';
import { addressesOf, PAGES_FOLDER } from '../../../model/file-kinds.ts';
import type { PublishingFolders } from '../../../publishing/publishing-folders.ts';
import { findRelease } from '../../../publishing/release-store.ts';
import { openVersionRepository } from '../../../publishing/version-git.ts';
import type { BuilderHandlers, CallAnswers } from '../../protocol/calls.ts';
import { compareTexts } from '../../texts/compare/compare-texts.ts';
import { CallError } from '../answer-call.ts';
import { refusalText, titleOfFile } from '../problems.ts';
import type { BuilderSession } from '../session.ts';

/** Answers `restorePage`: writes a page as it was in a version into the draft. It's a step of the history. */
export async function restorePage(
  session: BuilderSession,
  { root, releases }: Pick<PublishingFolders, 'root' | 'releases'>,
  { version, page }: Parameters<BuilderHandlers['restorePage']>[0],
): Promise<CallAnswers['restorePage']> {
  const words = compareTexts();
  const release = findRelease(releases, version);
  if (!release) throw new CallError(words.gone);
  const { top, prefix } = await openVersionRepository(root);
  const file = fileOfPage(session, page);
  const name = `${release.version}:${prefix}${file}`;
  const after = (await readVersions(top, [name])).get(name);
  if (after === undefined) throw new CallError(words.notRestored);
  recoverChanges(root);
  session.check.refresh();
  const read = readContentText(root, file);
  const before = 'text' in read ? read.text : null;
  const label = words.restored(titleOfFile(session, file));
  if (before === after) return { message: label };
  const { ok, diagnostics } = makeChanges(root, [{ file, before, after }], session.model, {
    label,
    check: session.check,
  });
  if (!ok) throw new CallError(refusalText(session, diagnostics));
  return { message: words.restored(titleOfFile(session, file)) };
}

/** Returns the file of a page by its address, also if the page was deleted. */
function fileOfPage({ model, check }: BuilderSession, page: string): string {
  const { checked } = check.result();
  const files = [...checked.pages, ...[...checked.entries.values()].flat()].map(({ file }) => file);
  const path = page.slice(1);
  const isOwn = (file: string) => addressesOf(model, file, checked).includes(path);
  const pages = files.filter((file) => file.startsWith(PAGES_FOLDER));
  // The page that is made for each entry has the address of the first one, whose text is in its own file.
  const entry = files.find((file) => !file.startsWith(PAGES_FOLDER) && isOwn(file));
  return entry ?? pages.find(isOwn) ?? `${PAGES_FOLDER}${path === '' ? 'home' : path}.yaml`;
}
