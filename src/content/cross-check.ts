import type { z } from 'zod';
import { caseStudySchema } from '../schema/case-study.schema.ts';
import type { Diagnostic, FieldPath } from './diagnostic.ts';
import { suggestion } from './nearest.ts';
import { addressesOf, hasAddress, pagePathOf } from './page-paths.ts';
import type { ParsedFile } from './parse-yaml.ts';
import type { SectionDefinitions } from './section-definitions.ts';
import { SINGLE_FILES, type CheckedFiles } from './validate.ts';
import { visit, type FieldKind } from './visit.ts';

/** A field together with the file in which it stands. */
interface Field {
  parsed: ParsedFile;
  kind: FieldKind;
  value: unknown;
  path: FieldPath;
}

/** Checks what no file can tell alone: names used twice, links, pictures and cases that are not there. */
export function crossCheck(checked: CheckedFiles, sections: SectionDefinitions, publicFiles: ReadonlySet<string>): Diagnostic[] {
  const fields = collectFields(checked, sections);
  const anchors = anchorsByAddress(checked);
  const ids = checked.caseStudies.map(({ value }) => value.id);
  return [
    ...checkCaseStudies(checked),
    ...checkAnchors(checked),
    ...fields.flatMap((field) => checkField(field, anchors, ids, publicFiles)),
  ];
}

function collectFields(checked: CheckedFiles, sections: SectionDefinitions): Field[] {
  const fields: Field[] = [];
  const collect = (parsed: ParsedFile, schema: z.ZodType, value: unknown, base: FieldPath) =>
    visit(schema, value, base, (kind, found, path) => fields.push({ parsed, kind, value: found, path }));
  for (const { parsed, value } of checked.pages)
    value.sections.forEach((section, index) => {
      const definition = sections.get(section.type);
      if (definition) collect(parsed, definition.schema, section, ['sections', index]);
    });
  for (const { parsed, value } of checked.caseStudies) collect(parsed, caseStudySchema, value, []);
  for (const [name, single] of Object.entries(checked.singles))
    collect(single.parsed, SINGLE_FILES[name as keyof typeof SINGLE_FILES], single.value, []);
  return fields;
}

/** The anchors of every address of the site, without region. */
function anchorsByAddress(checked: CheckedFiles): Map<string, Set<string>> {
  const studies = checked.caseStudies.map(({ value }) => value);
  return new Map(
    checked.pages
      .map(({ parsed, value }) => ({ path: pagePathOf(parsed.file), page: value }))
      .filter(({ path }) => hasAddress(path))
      .flatMap(({ path, page }) => {
        const anchors = new Set(page.sections.filter(({ hidden }) => !hidden).map(({ id, type }) => id ?? type));
        return addressesOf(page, path, studies).map((address) => [address.path, anchors] as const);
      }),
  );
}

function checkField({ parsed, kind, value, path }: Field, anchors: Map<string, Set<string>>, caseIds: readonly string[], publicFiles: ReadonlySet<string>): Diagnostic[] {
  if (kind === 'link') return checkLink(parsed, String(value), path, anchors);
  if (kind === 'image' && !publicFiles.has(String(value)))
    return [parsed.report(path, `There is no picture ${String(value)} in public/.`, suggestion(String(value), [...publicFiles].filter((file) => /\.(svg|png|jpe?g|webp|avif)$/.test(file))))];
  if (kind === 'case-reference' && !caseIds.includes(String(value)))
    return [parsed.report(path, `There is no case study "${String(value)}".`, suggestion(String(value), caseIds))];
  if (kind === 'rich-text')
    return Object.entries(value as Record<string, string>).flatMap(([language, words]) =>
      [...words.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => (target ? checkLink(parsed, target, [...path, language], anchors) : [])),
    );
  return [];
}

function checkLink(parsed: ParsedFile, target: string, path: FieldPath, anchors: Map<string, Set<string>>): Diagnostic[] {
  const own = parsed.file.startsWith('content/pages/') ? pagePathOf(parsed.file) : undefined;
  const [page = '', anchor] = target.startsWith('#') ? [own, target.slice(1)] : target.slice(1).split('#');
  if (!target.startsWith('/') && !target.startsWith('#')) return [];
  const found = anchors.get(page);
  if (!found && !target.startsWith('#'))
    return [parsed.report(path, `No page stands at /${page}.`, suggestion(page, [...anchors.keys()].filter(Boolean)))];
  if (anchor && found && !found.has(anchor))
    return [parsed.report(path, `No section of ${page === '' ? 'the home page' : `/${page}`} has the anchor "${anchor}".`, suggestion(anchor, [...found]))];
  return [];
}

function checkCaseStudies({ caseStudies }: CheckedFiles): Diagnostic[] {
  const seen = new Map<string, string>();
  return caseStudies.flatMap(({ parsed, value }) => {
    const id = value.id.normalize('NFC').toLowerCase();
    const earlier = seen.get(id);
    seen.set(id, parsed.file);
    if (earlier) return [parsed.report(['id'], `The id "${value.id}" stands in ${earlier} too.`, 'Give each case study an id of its own.')];
    const expected = parsed.file.replace(/^.*\//, '').replace(/\.ya?ml$/, '');
    return value.id === expected ? [] : [parsed.report(['id'], `The id "${value.id}" differs from the file's name.`, `Write id: ${expected}, or rename the file.`)];
  });
}

function checkAnchors({ pages }: CheckedFiles): Diagnostic[] {
  return pages.flatMap(({ parsed, value }) => {
    const seen = new Set<string>();
    return value.sections.flatMap(({ id }, index) => {
      if (!id) return [];
      const again = seen.has(id);
      seen.add(id);
      return again ? [parsed.report(['sections', index, 'id'], `The anchor "${id}" stands on this page twice.`, 'Give each section an anchor of its own.')] : [];
    });
  });
}
