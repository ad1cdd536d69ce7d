import { readVersions } from '../../../authoring/translations/git-history.ts';
import { isTemplateFile } from '../../../content/read/page-paths.ts';
import type { DraftChange } from '../../../publishing/draft-snapshot.ts';
import type { StateDifference } from './state-difference.ts';

/** Pictures, documents and fonts, which are published together with what shows them. */
const ACCOMPANYING = /^public\/(?:images|files)\/|^content\/fonts\//;

/** Returns whether the dialog lists a change. Visitors never see templates; new and deleted pictures go with their pages. */
export const isListed = ({ file, state }: DraftChange): boolean =>
  !isTemplateFile(file) && (state === 'changed' || !ACCOMPANYING.test(file));

/** Returns how content refers to a picture, document or font: by its address, or by its file name. */
const nameInContent = (file: string): string =>
  file.startsWith('public/') ? file.slice('public'.length) : file.slice(file.lastIndexOf('/') + 1);

/**
 * Returns the files to publish: those of the chosen things, the new pictures that they show, and the deleted pictures that
 * nothing left out still shows.
 */
export async function filesOfThings(
  { repository, base, draft, changes }: StateDifference,
  chosen: ReadonlySet<string>,
): Promise<string[]> {
  const listed = changes.filter(isListed);
  const own = listed.filter(({ file }) => chosen.has(file));
  const left = listed.filter(({ file }) => !chosen.has(file));
  const nameIn = (version: string) => (change: DraftChange) => `${version}:${repository.prefix}${change.file}`;
  const textsOf = async (version: string, of: readonly DraftChange[]) => [
    ...(
      await readVersions(repository.top, of.filter(({ file }) => file.endsWith('.yaml')).map(nameIn(version)))
    ).values(),
  ];
  const [added, kept] = await Promise.all([textsOf(draft, own), textsOf(base, left)]);
  const accompanying = changes.filter(
    ({ file, state }) =>
      ACCOMPANYING.test(file) &&
      (state === 'added'
        ? added.some((text) => text.includes(nameInContent(file)))
        : state === 'deleted' && !kept.some((text) => text.includes(nameInContent(file)))),
  );
  return [...own, ...accompanying].map(({ file }) => file);
}
