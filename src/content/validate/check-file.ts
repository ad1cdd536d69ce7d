import { languageWord } from '../diagnostics/in-forms.ts';
import { say } from '../../i18n/phrase.ts';
import {
  byPosition,
  type Diagnostic,
  type Finding,
  inBoth,
  withRemedies,
  type WrittenReference,
} from '../diagnostics/diagnostic.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { kindOf } from '../../model/file-kinds.ts';
import type { EntryCache } from './entry-cache.ts';
import { fieldOfFile, type FileField } from './walk-schema.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import { doubtOf, isDoubtful } from '../diagnostics/doubts.ts';
import { isPageFile, isTemplateFile } from '../read/page-paths.ts';
import { parseYaml, textKeysOf, type OpenFile, type ParsedFile } from '../parse/parse-yaml.ts';
import { settled, type Trial } from './settle-remedies.ts';
import { expandShared, type SharedSection } from './shared-sections.ts';
import { withoutUnusedKeys } from './unused-keys.ts';
import { createValidate, noFiles, type CheckedFiles } from './validate.ts';
import type { SourceOfFile } from './source-of-file.ts';
import type { Path } from '../../data/path.ts';
import { isMap } from '../../data/plain.ts';
import {
  isDraftLanguage,
  isLanguage,
  isRegionCode,
  type SiteRegions,
  sourceLanguageOf,
} from '../../regions/site-regions.ts';
import { seenAs, VISITORS } from '../diagnostics/what-visitors-see.ts';

/** The result of checking one content file on its own. */
export interface FileCheckResult {
  parsed: ParsedFile;
  /** The file's part of the content, if it's valid. */
  checked: CheckedFiles;
  /** The fields that cross-file checks use. */
  fields: FileField[];
  diagnostics: Diagnostic[];
  /** The links and images whose remedy depends on the other files. */
  references?: ReadonlyMap<Diagnostic, WrittenReference>;
}

/** Only pages show shared sections. */
const NONE: ReadonlyMap<string, SharedSection> = new Map();

/** Maximum number of errors listed per file; the last line counts the rest. */
const MAX_PER_FILE = 100;

/**
 * Checks files one by one. Releases each syntax tree immediately, so that memory doesn't grow with the site.
 * @param fieldsOf returns the fields of a file that cross-file checks use
 * @param shared the sections that pages may reference by name; looked up whenever a page is checked
 */
export function createFileChecker(
  model: ContentModel,
  fieldsOf: (checked: CheckedFiles) => FileField[],
  cache?: EntryCache,
  shared = NONE,
): (source: SourceFile) => FileCheckResult {
  const [validate, textKeys] = [createValidate(model), textKeysOf(model.regions)];

  const fresh = (source: SourceFile): FileCheckResult => {
    const parsed = parseYaml(source, textKeys);
    const { file, broken } = parsed;
    const { data, findings: unused } = withoutUnusedKeys(file, parsed.data, model.regions);
    const open: SourceOfFile = { ...parsed, data, regions: model.regions };
    const expand = (value: unknown) => expandShared(value, isPageFile(file) || isTemplateFile(file) ? shared : NONE);
    const page = expand(data);
    const checked = noFiles();
    const trial: Trial = {
      open,
      text: source.text,
      check: (tried) => validate({ ...open, data: tried }, noFiles(), expand(tried)),
      read: (text) => parseYaml({ file, text }, textKeys),
    };
    const findings = checkFile(open, (of) => validate(of, checked, page)).map((finding) => settled(finding, trial));
    const doubts = [...doubtsOf(open, findings), ...[...page.unresolved].map((index) => ['sections', index])];
    const further = broken ? [] : [...unused, ...untranslatedMarks(source.text, open)];
    const located = [...findings, ...further].map((finding) => [open.toDiagnostic(finding), finding] as const);
    return {
      parsed: { file, data: page.data, broken, doubts, shared: page.shared },
      checked,
      // The shared section's own file has the fields that a page inherits.
      fields: fieldsOf(checked).filter(({ path }) => !page.isInherited(path)),
      diagnostics: limitDiagnostics(located.map(([diagnostic]) => diagnostic)),
      references: new Map(
        located.flatMap(([diagnostic, { reference }]) => (reference ? [[diagnostic, reference]] : [])),
      ),
    };
  };

  const cached = ({ file, text }: SourceFile, collection: string): FileCheckResult | undefined => {
    const found = cache?.find(collection, text);
    return (
      found && {
        parsed: { file, data: found.entry, broken: false },
        checked: { ...noFiles(), entries: new Map([[collection, [{ file, value: found.entry }]]]) },
        fields: found.fields.map((field) => fieldOfFile(field, file, model.regions.codes)),
        diagnostics: [],
      }
    );
  };

  return (source) => {
    const found = cache && kindOf(model, source.file);
    if (found?.kind !== 'entry') return fresh(source);
    const { name } = found.collection;
    const known = cached(source, name);
    if (known) return known;
    const outcome = fresh(source);
    const [entry] = outcome.checked.entries.get(name) ?? [];
    if (!entry || outcome.diagnostics.length > 0) return outcome;
    const fields = outcome.fields.map(({ file: _file, regions: _regions, ...field }) => field);
    cache?.add(name, source.text, { entry: entry.value, fields });
    return cached(source, name) ?? outcome; // which doesn't contain the entry twice
  };
}

/** Finds what is wrong with a file on its own. Skips parts that don't mean what they seem to mean. */
export function checkFile<F extends OpenFile>(open: F, validate: (open: F) => Finding[]): Finding[] {
  if (open.broken) return open.findings;
  const doubts = doubtsOf(open, open.findings);
  return [...open.findings, ...validate(open).filter((finding) => !isDoubtful(open.pathOf(finding), doubts))];
}

const doubtsOf = ({ pathOf }: OpenFile, findings: readonly Finding[]): Path[] =>
  findings.map((finding) => doubtOf(finding, pathOf(finding))).filter((doubt) => doubt !== undefined);

/** Truncates the errors of a file and counts the rest. */
export function limitDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  const left = diagnostics.length - MAX_PER_FILE;
  const [first] = diagnostics;
  if (left <= 0 || !first) return diagnostics;
  const shown = diagnostics.sort(byPosition).slice(0, MAX_PER_FILE);
  const last = shown.at(-1) ?? first;
  const message =
    left === 1 ? say`${left} more mistake follows in this file.` : say`${left} more mistakes follow in this file.`;
  return [...shown, { ...last, path: '', ...inBoth(message, say`Mend the ones above first.`) }];
}

/** The comment of a text that repeats its source (decision 81). */
const MARK = / # untranslated: ([a-z][\w-]*)/g;

/**
 * Reports texts that still repeat their source, as the comment `# untranslated: sv` says, in a language of a published
 * region. In a draft they are left to `npm run content:translations`: that of a region, a page or an entry.
 */
function untranslatedMarks(text: string, { file, data, pathOf, regions }: SourceOfFile): Finding[] {
  if (!text.includes('# untranslated: ') || isTemplateFile(file)) return [];
  if (isMap(data) && data['draft'] === true) return [];
  const source = sourceLanguageOf(regions);
  return [...text.matchAll(MARK)].flatMap(({ index, 1: language }): Finding[] => {
    if (!isLanguage(regions, language) || isDraftLanguage(regions, language) || language === source) return [];
    const path = pathOf({ offset: index });
    if (!repeatsSource(data, path, regions)) return [];
    const [own, other] = [languageWord(language), languageWord(source)];
    const said = withRemedies(
      say`The ${own} text is still the ${other} one, and its region is published.`,
      `Translate it ("npm run content:translations -- --export texts.xlf --to ${language}") and delete the comment, or write "draft: true" in the region.`,
      say`Translate it, or make the region a draft again.`,
    );
    return [{ path, ...seenAs(said, VISITORS.untranslated(own, other)) }];
  });
}

/** Returns whether the text at a path equals one in the source language beside it. */
function repeatsSource(data: unknown, path: Path, regions: SiteRegions): boolean {
  const source = sourceLanguageOf(regions);
  const texts = path.slice(0, -1).reduce<unknown>((value, step) => Object(value)[step] as unknown, data); // plain data
  const own = Object(texts)[path.at(-1) ?? ''] as unknown;
  const isSource = (key: string) =>
    key === source || (isRegionCode(regions, key) && regions.languageOf[key] === source);
  return (
    typeof own === 'string' &&
    Object.entries(Object(texts) as object).some(
      ([key, value]) =>
        key !== path.at(-1) && isSource(key) && typeof value === 'string' && value.trim() === own.trim(),
    )
  );
}
