import { shorten } from '../../content/diagnostics/diagnostic.ts';
import type { ImportedSection } from './group-pieces.ts';
import { isElsewhere, savedFileOf, type PlannedPage } from './plan-import.ts';

/** Stores a file of the saved folder on the new site. */
export type StoreFile = (file: string) => Promise<{ path: string } | { problem: string }>;

/** Stores the pictures and PDFs of a page. What can't be stored is left out, and noted; its words stay. */
export async function placeFiles(
  planned: PlannedPage,
  { storePicture, storeDocument }: { storePicture: StoreFile; storeDocument: StoreFile },
): Promise<PlannedPage> {
  const leftOut = [...planned.leftOut];
  const sections: ImportedSection[] = [];
  for (const section of planned.page.sections) {
    const linked = await withDocuments(section, storeDocument, leftOut);
    sections.push(
      linked.type === 'media-text' ? await withPicture(linked, planned.from, storePicture, leftOut) : linked,
    );
  }
  return { ...planned, leftOut, page: { ...planned.page, sections } };
}

type PictureSection = Extract<ImportedSection, { type: 'media-text' }>;

async function withPicture(
  section: PictureSection,
  from: string,
  store: StoreFile,
  leftOut: string[],
): Promise<ImportedSection> {
  const { src, alt } = section.picture;
  const stored = await (isElsewhere(src) ? { problem: 'it isn’t in the folder' } : store(savedFileOf(src, from)));
  if ('path' in stored) return { ...section, picture: { src: stored.path, alt } };
  leftOut.push(`picture ${shorten(src, LONGEST_ADDRESS)}: ${stored.problem}`);
  return { type: 'rich-text', title: section.title, parts: [{ body: section.body }] };
}

/** Longest address of a picture in a list: some hold the whole picture, in characters. */
const LONGEST_ADDRESS = 100;

const DOCUMENT_LINK = /\[([^\][]+)\]\(file:([^)\s]+)\)/g;

/** Leads links to PDFs of the saved folder to where they're stored. */
async function withDocuments(section: ImportedSection, store: StoreFile, leftOut: string[]): Promise<ImportedSection> {
  const place = async (text: string): Promise<string> => {
    let placed = text;
    for (const [link, label = '', address = ''] of text.matchAll(DOCUMENT_LINK)) {
      const file = decodeURIComponent(address);
      const stored = await store(file);
      if ('problem' in stored) leftOut.push(`file ${file}: ${stored.problem}`);
      const words = 'path' in stored ? `[${label}](${stored.path})` : label;
      placed = placed.replace(link, () => words); // a "$" in them means nothing else
    }
    return placed;
  };
  if (section.type === 'media-text') return { ...section, body: await place(section.body) };
  if (section.type === 'table') return section;
  const parts: typeof section.parts = [];
  for (const part of section.parts) parts.push({ ...part, body: await place(part.body) });
  return { ...section, parts };
}
