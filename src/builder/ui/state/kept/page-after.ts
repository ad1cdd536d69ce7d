import type { PageDocuments, Trace } from '../../../protocol/page-answers.ts';
import type { Operation } from '../../../protocol/edit-request.ts';
import type { SectionData } from '../../../../schema/page-data.ts';
import { isContainer, isEqual } from '../../../../data/plain.ts';
import { indexOfId, newId, type Identities } from '../identities.ts';
import { sectionRecords } from '../section-list.ts';
import { afterOperation, listOf } from './after-operation.ts';
import { isSectionList, sectionsAfter, startOf } from './section-places.ts';
import { changedWords, shownAfter, wordsReplaced, type ShownRegion } from './words-as-shown.ts';

/** A file with edits that the server doesn't have. */
export interface EditedFile {
  file: string;
  /** As the server has it. */
  base: unknown;
  /** The edits that a page shows already: they weren't saved when it was answered. */
  shown: readonly Operation[];
  /** All edits that it's to show. */
  operations: readonly Operation[];
}

/** A page as the server has answered it last. */
export interface KnownPage {
  document: PageDocuments[string];
  /** Where its words come from, if that's known. */
  trace: Trace | undefined;
  region: ShownRegion;
  showsGhosts: boolean;
}

type Sections = readonly SectionData[];

/**
 * Returns what a page shows with edits that the server doesn't have: texts and values in their places, and sections that were
 * moved, copied, hidden or removed. What the page works out from them, and new sections, show once the server has the edits.
 */
export function pageWithEdits(page: KnownPage, edits: readonly EditedFile[]): PageDocuments[string] {
  const { document, trace, region } = page;
  if (!document) return document;
  const own = 'sections' in document && isTraceOf(trace, document.sections) ? trace : undefined;
  const ownFile = own?.sections[0]?.field.file;
  return edits.reduce((shown, edit) => {
    const sections = own && edit.file === ownFile && 'sections' in shown ? shown.sections : undefined;
    return own && sections
      ? withSections(shown, sectionsWith(sections, own, edit, page))
      : withWords(shown, edit, region);
  }, document);
}

type PageDocument = NonNullable<PageDocuments[string]>;

const withSections = (document: PageDocument, sections: SectionData[]): PageDocument => ({ ...document, sections });

/** Returns a page with the words of another file, wherever it shows them. */
function withWords(document: PageDocument, { base, shown, operations }: EditedFile, region: ShownRegion): PageDocument {
  const [before, now] = [shown, operations].map((one) => one.reduce<unknown>(afterOperation, base));
  const changed = changedWords(before, now, region);
  return changed.reduce<unknown>((value, words) => wordsReplaced(value, words, region), document) as PageDocument; // texts in place of texts
}

/** Whether a trace is of a page with these sections. */
const isTraceOf = (trace: Trace | undefined, sections: Sections): boolean =>
  trace?.sections.length === sections.length &&
  trace.sections.every(({ type }, index) => type === sections[index]?.type);

/** Returns the sections of a page after edits of its own file. */
function sectionsWith(sections: Sections, trace: Trace, edit: EditedFile, page: KnownPage): SectionData[] {
  const ids = startOf(edit.base);
  const [before, after] = [edit.shown, edit.operations].map((one) => follow(edit.base, ids, one)) as [Order, Order]; // two of two
  const known = new Map(trace.sections.map(({ field }, index) => [field.path[1], sections[index]]));
  return after.entries.flatMap((entry, index): SectionData[] => {
    const id = after.ids[index] ?? 0;
    const original = indexOfId(before.ids, after.copies.get(id) ?? id);
    const [section, was] = [known.get(original), before.entries[original]];
    const isHidden = entry['hidden'] === true;
    if (!section || !was || (isHidden && !page.showsGhosts)) return [];
    const { ghost, ...rest } = section;
    const isGhost = isHidden || (ghost === true && was['hidden'] !== true);
    // A ghost may have nothing to show.
    if (!isGhost && !isContainer(rest.props)) return [section];
    const props = shownAfter(rest.props, was, entry, page.region);
    // Each section of a page has another anchor.
    const anchor = after.ids.includes(after.copies.get(id) ?? 0) ? `${rest.anchor ?? rest.type}-${index}` : rest.anchor;
    return [{ ...rest, ...(anchor !== undefined && { anchor }), props, ...(isGhost && { ghost: true }) }];
  });
}

/** The sections of a page after operations. */
interface Order {
  entries: readonly Record<string, unknown>[];
  ids: Identities;
  /** Of which section a new one is a copy. */
  copies: ReadonlyMap<number, number>;
}

/** Returns which section an operation adds again, by its place; -1 if it adds none. What isn't kept yet moves a section by adding it elsewhere. */
function originalOf(operation: Operation, data: unknown): number {
  if (operation.op === 'duplicate') return operation.index;
  if (operation.op !== 'insert') return -1;
  return (sectionRecords(data) ?? []).findIndex((one) => isEqual(one, operation.value));
}

function follow(base: unknown, first: Identities, operations: readonly Operation[]): Order {
  const copies = new Map<number, number>();
  let [ids, data] = [first, base];
  for (const operation of operations) {
    const added = newId();
    const list = listOf(operation);
    const from = list && isSectionList(list) ? ids[originalOf(operation, data)] : undefined;
    if (from !== undefined) copies.set(added, copies.get(from) ?? from);
    ids = sectionsAfter(ids, operation, added);
    data = afterOperation(data, operation);
  }
  return { entries: sectionRecords(data) ?? [], ids, copies };
}
