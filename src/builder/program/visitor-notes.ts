import type { BuilderHandlers } from '../protocol/calls.ts';
import { writeNote, type NotePlace } from '../server/notes/keep-notes.ts';
import type { VisitorNote } from './preview/note-form.ts';

/**
 * Returns what stores the notes of people who have a preview link. Each is about the page that they saw, or about the home
 * page if the site has none at that address any more.
 */
export const takeVisitorNotes =
  (root: string, place: NotePlace, { site }: Pick<BuilderHandlers, 'site'>) =>
  async ({ page, name, note, link }: VisitorNote): Promise<void> => {
    const { files, regions } = await site({});
    const [, region = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(page) ?? [];
    const address = regions.some(({ code }) => code === region) ? rest : page;
    const at = (wanted: string) =>
      files.find((one) => one.address === wanted || one.alsoAt?.includes(wanted) === true)?.file;
    const file = at(address.replace(/\/$/, '') || '/') ?? at('/');
    if (file === undefined) throw new Error('The site has no home page.');
    writeNote(
      root,
      place,
      files.map((one) => one.file),
      {
        anchor: { file, path: [] },
        text: note,
        author: { name, link },
      },
    );
  };
