import { REGION_CODES } from '../regions/region-code.ts';
import type { CaseCache } from './case-cache.ts';
import { fieldsOfFile } from './cross-check.ts';
import type { SiteField } from './checks/site.ts';
import type { SourceFile } from './decode-source.ts';
import { byPosition, type Diagnostic, type Finding } from './diagnostic.ts';
import { isCaseStudyFile } from './page-paths.ts';
import { parseYaml, type OpenFile, type ParsedFile } from './parse-yaml.ts';
import type { SectionDefinitions } from './section-definitions.ts';
import { createValidate, noFiles, type CheckedFiles } from './validate.ts';

/** What one file of `content/` comes to when it is looked at alone. */
export interface FileOutcome {
  parsed: ParsedFile;
  /** The file's part of the content, if it passed the check of its schema. */
  checked: CheckedFiles;
  /** What in it the checks across files look at. */
  fields: SiteField[];
  diagnostics: Diagnostic[];
}

/** Most mistakes that are listed of one file; the last line says how many more there are. */
const MOST_PER_FILE = 100;

/** Looks at files one by one. A file's tree is let go at once, so that memory does not grow with the site. */
export function createFileCheck(sections: SectionDefinitions, cases?: CaseCache): (source: SourceFile) => FileOutcome {
  const validate = createValidate(sections);

  const fresh = (source: SourceFile): FileOutcome => {
    const open = parseYaml(source);
    const { file, data, broken } = open;
    const checked = noFiles();
    const diagnostics = limited(checkFile(open, (of) => validate(of, checked)));
    return { parsed: { file, data, broken }, checked, fields: fieldsOfFile(checked, sections), diagnostics };
  };

  /** Of a good case study only the names stay in memory, if there is a cache to read the rest from. */
  const kept = ({ file, text }: SourceFile): FileOutcome | undefined => {
    const found = cases?.find(text);
    if (!found || !cases) return undefined;
    const study = cases.study(found);
    return {
      parsed: { file, data: study, broken: false },
      checked: { ...noFiles(), caseStudies: [{ file, value: study }] },
      fields: found.fields.map((field) => ({ ...field, file, regions: REGION_CODES })),
      diagnostics: [],
    };
  };

  return (source) => {
    if (!cases || !isCaseStudyFile(source.file)) return fresh(source);
    const known = kept(source);
    if (known) return known;
    const outcome = fresh(source);
    const [study] = outcome.checked.caseStudies;
    if (!study || outcome.diagnostics.length > 0) return outcome;
    const fields = outcome.fields.map(({ file: _file, regions: _regions, ...field }) => field);
    cases.keep(source.text, study.value, fields);
    return kept(source) ?? outcome;
  };
}

/** What is wrong with a file by itself; of a field that means another thing than it seems, nothing else is said. */
function checkFile(open: OpenFile, validate: (open: OpenFile) => Finding[]): Diagnostic[] {
  const first = open.findings.map(open.place);
  if (open.broken) return first;
  const named = new Set(first.filter(({ severity }) => severity === 'error').map(({ path }) => path));
  const second = validate(open).map(open.place);
  return [...first, ...second.filter(({ path }) => path === '' || !named.has(path))];
}

/** The first mistakes of a file, and how many more there are. */
export function limited(diagnostics: Diagnostic[]): Diagnostic[] {
  const left = diagnostics.length - MOST_PER_FILE;
  const [first] = diagnostics;
  if (left <= 0 || !first) return diagnostics;
  const shown = diagnostics.sort(byPosition).slice(0, MOST_PER_FILE);
  const last = shown.at(-1) ?? first;
  return [
    ...shown,
    {
      ...last,
      path: '',
      message: `${left} more ${left === 1 ? 'mistake follows' : 'mistakes follow'} in this file.`,
      hint: 'Mend the ones above first.',
    },
  ];
}
