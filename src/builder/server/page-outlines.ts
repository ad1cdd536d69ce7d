import type { Json } from '../protocol/answers.ts';
import type { OpenCheck } from '../../authoring/content-edit/open-check.ts';
import { readFileAt } from '../../content/read/read-files.ts';
import { isPageFile } from '../../content/read/page-paths.ts';
import { sectionsOf } from '../../authoring/content-edit/compound/site-texts.ts';
import { EditRefusal } from '../../authoring/edit/edit-operation.ts';
import { toJson } from './plain-value.ts';
import { dataOfText } from '../../authoring/edit/yaml-source.ts';

/** What other files may name of a page, also if the page has mistakes. */
export interface PageNames {
  file: string;
  /** The anchors of its own sections, each once, with their titles as they're written. */
  anchors: { anchor: string; title?: Json }[];
  /** The entries of its list of sections that name a shared section. */
  shared: SharedEntry[];
}

/** An entry that stands for a shared section. */
export interface SharedEntry {
  index: number;
  name: string;
  /** The fields of the shared section that the entry replaces. */
  own: string[];
}

/** The outlines of pages that were read, each with the hash of its text. */
export type KnownOutlines = Map<string, { hash: string; outline: PageNames }>;

/** What outlines are read from. */
interface OutlineSource {
  root: string;
  check: Pick<OpenCheck, 'files'>;
  /** Is filled with what is read. */
  outlines: KnownOutlines;
}

/** Reads the outlines of all pages. A page that isn't valid YAML has an empty one. */
export function pageNames({ root, check, outlines }: OutlineSource): PageNames[] {
  return [...check.files()].flatMap(([file, hash]) => {
    if (!isPageFile(file)) return [];
    const known = outlines.get(file);
    if (known?.hash === hash) return [known.outline];
    const outline = readOutline(root, file);
    outlines.set(file, { hash, outline });
    return [outline];
  });
}

function readOutline(root: string, file: string): PageNames {
  const source = readFileAt(root, file);
  const sections = source && 'text' in source ? sectionsIn(source.text) : [];
  return {
    file,
    anchors: anchorsOf(sections),
    shared: sections.flatMap(({ shared, ...own }, index) =>
      typeof shared === 'string' ? [{ index, name: shared, own: Object.keys(own) }] : [],
    ),
  };
}

/** Returns the anchors of sections that are shown. Of sections with the same one, links lead to the first. */
function anchorsOf(sections: ReturnType<typeof sectionsIn>): PageNames['anchors'] {
  const anchors = new Map<string, PageNames['anchors'][number]>();
  for (const { id, type, hidden, title } of sections) {
    if (hidden === true || typeof type !== 'string') continue;
    const anchor = typeof id === 'string' ? id : type;
    if (!anchors.has(anchor)) anchors.set(anchor, { anchor, ...(title !== undefined && { title: title as Json }) }); // of `toJson`
  }
  return [...anchors.values()];
}

function sectionsIn(text: string) {
  try {
    return sectionsOf(toJson(dataOfText(text)));
  } catch (error) {
    if (error instanceof EditRefusal) return [];
    throw error;
  }
}
