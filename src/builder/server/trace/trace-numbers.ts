import { createPageData } from '../../../content/page-data/create-page-data.ts';
import { createRenderRequest, type RenderRequest } from '../../../content/page-data/render-requests.ts';
import type { LoadedSite } from '../../../content/load-content.ts';
import { pagesToShow } from '../../../content/page-data/ghost-routes.ts';
import type { SiteRoute } from '../../../content/page-data/routes.ts';
import { bodyOf, partElements, textsBelow, type Element } from './html-tree.ts';
import type { MarkedField } from './mark-content.ts';
import { codesFor } from './number-codes.ts';
import { mapFileNumbers, nextNumber, type NumberedFiles, type NumberField } from './page-numbers.ts';
import type { Owner, TracedPart } from './trace-part.ts';

/** A piece of a text that shows the number of a field. */
interface NumberPiece {
  start: number;
  end: number;
  field: MarkedField;
}

/** The numbers of a part's texts, by the child indexes of the text: `0.2`. */
type PartNumbers = ReadonlyMap<string, readonly NumberPiece[]>;

/** A number in a text of a section. */
interface ShownNumber {
  part: string;
  node: string;
  text: string;
  start: number;
  /** Place among the numbers of the text. */
  index: number;
  digits: string;
  /** In which renderings it differs, one bit for each. */
  differs: number;
}

/** A field, and in which renderings it has another value, one bit for each. */
interface CodedField extends NumberField {
  code: number;
}

/** Digits with what may stand between them: `1,200`, `4.500`, `09:30`. */
const NUMBER = /\p{Nd}+(?:[.,:'’\u{a0}\u{202f}]\p{Nd}+)*/gu;

/** A page with what its marked rendering tells. */
interface NumberedPage {
  site: LoadedSite;
  route: SiteRoute;
  /** The parts of the page as it is. */
  parts: ReadonlyMap<string, Element>;
  traced: ReadonlyMap<string, TracedPart>;
  /** Renders a page to a complete HTML document. */
  renderPage: (request: RenderRequest) => Promise<string>;
}

/**
 * Finds the fields of the numbers that sections show, which carry no marks: renders the sections again with other values in
 * some fields, and compares. The renderings in which a number differs tell its field. A computed number leads to the amount
 * that it depends on: the total of hours at an hourly rate to the rate (decision 90).
 */
export async function traceNumbers(page: NumberedPage): Promise<ReadonlyMap<string, PartNumbers>> {
  const { site, route, parts, traced } = page;
  const sections = sectionsOf(parts).map(([part, element]) => ({ part, numbers: numbersIn(part, element) }));
  const numbered = sections.filter(({ part, numbers }) => hasUnknownNumber(numbers, traced.get(part)));
  if (numbered.length === 0) return new Map();
  const files = filesOf(page);
  const fields = codedFields(files);
  const before = requestWith(page, files).page.sections.map((section, index) => {
    const shown = sections[index];
    return { shown: shown && numbered.includes(shown) ? shown : undefined, data: JSON.stringify(section) };
  });
  const key = JSON.stringify([fields, before.filter(({ shown }) => shown)]);
  const known = results.get(route.path);
  if (known?.key === key) return known.pieces;
  await findDifferences(page, { files, fields }, before);
  const { priceFormat } = site.content.regions[route.region];
  const pieces = piecesOf(
    numbered.flatMap(({ numbers }) => numbers),
    fields,
    priceFormat,
  );
  results.set(route.path, { key, pieces });
  return pieces;
}

/** The last result for each address. Most edits leave the sections with numbers as they are. */
const results = new Map<string, { key: string; pieces: ReadonlyMap<string, PartNumbers> }>();

/** A section of the page as it is. */
interface SectionBefore {
  /** Its numbers, if any of them has to be traced. */
  shown: { part: string; numbers: readonly ShownNumber[] } | undefined;
  /** Its data, as JSON. */
  data: string;
}

/** Renders sections with other values in some fields, and notes which numbers differ. */
async function findDifferences(
  page: NumberedPage,
  { files, fields }: { files: NumberedFiles; fields: readonly CodedField[] },
  before: readonly SectionBefore[],
): Promise<void> {
  const codes = fields.reduce((all, { code }) => all | code, 0);
  for (let bit = 1; bit <= codes; bit <<= 1) {
    const request = requestWith(page, changeNumbers(files, fields, bit));
    const { sections } = request.page;
    // With other numbers, a section may show nothing, and is left out.
    if (sections.length !== before.length) continue;
    const changed = before.flatMap(({ shown, data }, index) => {
      const section = sections[index];
      return shown && section && JSON.stringify(section) !== data ? [{ shown, section }] : [];
    });
    if (changed.length === 0) continue;
    const changedPage = { ...request.page, sections: changed.map(({ section }) => section) };
    const rendered = sectionsOf(partElements(bodyOf(await page.renderPage({ ...request, page: changedPage }))));
    for (const [index, { shown }] of changed.entries()) {
      const [, element] = rendered[index] ?? [];
      if (element) compare(shown.numbers, element, bit);
    }
  }
}

const sectionsOf = (parts: ReadonlyMap<string, Element>) => [...parts].filter(([part]) => part.startsWith('section-'));

const numbersIn = (part: string, element: Element): ShownNumber[] =>
  textsBelow(element, []).flatMap(({ node, text }) =>
    [...text.matchAll(NUMBER)].map(({ 0: digits, index: start }, index) => ({
      part,
      node: node.join('.'),
      text,
      start,
      index,
      digits,
      differs: 0,
    })),
  );

/** Returns whether a number comes from no text, or is filled into one: `Under {amount}`. */
function hasUnknownNumber(numbers: readonly ShownNumber[], traced: TracedPart | undefined): boolean {
  const owners = new Map(traced?.texts.map((text) => [text.node.join('.'), text.owners]));
  return numbers.some(({ node, start, digits }) => {
    const written = owners.get(node)?.[start]?.value;
    return written === undefined || (written.includes('{') && !written.includes(digits));
  });
}

/** Returns what a page shows, as its files have it. */
function filesOf({ site: { written, model }, route }: NumberedPage): NumberedFiles {
  const { page, entry } = route;
  const entries = (page.each === undefined ? undefined : written.entries[page.each]) ?? [];
  return {
    page: written.pages.find(({ path }) => path === page.path) ?? page,
    singles: written.singles,
    shownIn: { region: route.region, regions: model.regions },
    entry: entry && entries.find(({ id }) => id === entry.id),
  };
}

/** Collects the numbers of a page's content with a code each. Those of amounts and those of others share no bit. */
function codedFields(files: NumberedFiles): CodedField[] {
  const fields: NumberField[] = [];
  mapFileNumbers(files, (value, field) => {
    fields.push(field);
    return value;
  });
  const amounts = codesFor(fields.filter(({ isAmount }) => isAmount).length);
  const others = codesFor(fields.filter(({ isAmount }) => !isAmount).length);
  const [ofAmounts, ofOthers] = [amounts.codes.values(), others.codes.values()];
  return fields.map((field) => ({
    ...field,
    code: field.isAmount ? (ofAmounts.next().value ?? 0) : (ofOthers.next().value ?? 0) << amounts.length,
  }));
}

/** Returns what a page shows with the next number in each field whose code has a bit. */
function changeNumbers(files: NumberedFiles, fields: readonly CodedField[], bit: number): NumberedFiles {
  const codes = fields.values();
  return mapFileNumbers(files, (value) => ((codes.next().value?.code ?? 0) & bit ? nextNumber(value) : value));
}

/** Returns the input to render a page whose files have other numbers. */
function requestWith({ site, route }: NumberedPage, { page, singles, entry }: NumberedFiles): RenderRequest {
  const { written } = site;
  const changed = { ...written, singles, pages: written.pages.map((one) => (one.path === page.path ? page : one)) };
  const content = site.show(changed);
  const ghosts = site.ghostsIn?.(changed);
  const source = { ...site, content, ...(ghosts && { ghosts }) };
  return createRenderRequest(
    { ...source, pageData: createPageData(source) },
    {
      ...route,
      page: pagesToShow(source).pages.find(({ path }) => path === page.path) ?? route.page,
      ...(entry && { entry }),
    },
  );
}

/** Notes which numbers of a section differ in a rendering, or are left out of their text there. */
function compare(numbers: readonly ShownNumber[], other: Element, bit: number): void {
  const texts = new Map(textsBelow(other, []).map(({ node, text }) => [node.join('.'), text]));
  for (const number of numbers) {
    const text = texts.get(number.node);
    if (text !== undefined && text.match(NUMBER)?.[number.index] !== number.digits) number.differs |= bit;
  }
}

/** Returns the numbers whose field is known, with the currency beside them, by part and text. */
function piecesOf(
  numbers: readonly ShownNumber[],
  fields: readonly CodedField[],
  priceFormat: string,
): ReadonlyMap<string, PartNumbers> {
  const byCode = new Map(fields.map((field) => [field.code, field]));
  const amountBits = fields.reduce((bits, { isAmount, code }) => (isAmount ? bits | code : bits), 0);
  const [before = '', after = ''] = plain(priceFormat).split('{amount}');
  const found = new Map<string, Map<string, NumberPiece[]>>();
  for (const { part, node, text, start, digits, differs } of numbers) {
    const field = byCode.get(differs & amountBits) ?? byCode.get(differs & ~amountBits);
    if (!field) continue;
    const end = start + digits.length;
    const hasCurrency = field.isAmount && plain(text).startsWith(before + digits + after, start - before.length);
    const inPart = found.get(part) ?? new Map<string, NumberPiece[]>();
    const piece = {
      start: hasCurrency ? start - before.length : start,
      end: hasCurrency ? end + after.length : end,
      field: { file: field.file, path: field.path, kind: 'number' as const, value: digits },
    };
    inPart.set(node, [...(inPart.get(node) ?? []), piece]);
    found.set(part, inPart);
  }
  return found;
}

/** A text with usual spaces in place of those that don't break. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

/**
 * Gives the characters of numbers to their fields. If a text shows one number alone, all that comes from no other field is
 * part of it: `30 min`.
 */
export function withNumbers(owners: readonly Owner[], numbers: readonly NumberPiece[] = []): readonly Owner[] {
  const [first, ...more] = numbers;
  const added = owners.map((owner) => owner ?? (more.length > 0 ? undefined : first?.field));
  for (const { start, end, field } of numbers) added.fill(field, start, end);
  return added;
}
