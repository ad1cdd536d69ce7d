import { REGION_CODES } from '../regions/region-code.ts';
import type { CaseCache } from './case-cache.ts';
import { fieldsOfFile } from './cross-check.ts';
import type { SiteField } from './checks/site.ts';
import type { SourceFile } from './decode-source.ts';
import { byPosition, type Diagnostic, type FieldPath, type Finding } from './diagnostic.ts';
import { doubtOf, isDoubtful } from './doubts.ts';
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
    const findings = checkFile(open, (of) => validate(of, checked));
    const doubts = doubtsOf(open, findings);
    const diagnostics = limited(findings.map(open.place));
    return { parsed: { file, data, broken, doubts }, checked, fields: fieldsOfFile(checked, sections), diagnostics };
  };

  const cached = ({ file, text }: SourceFile): FileOutcome | undefined => {
    const found = cases?.find(text);
    return (
      found && {
        parsed: { file, data: found.study, broken: false },
        checked: { ...noFiles(), caseStudies: [{ file, value: found.study }] },
        fields: found.fields.map((field) => ({ ...field, file, regions: REGION_CODES })),
        diagnostics: [],
      }
    );
  };

  return (source) => {
    if (!cases || !isCaseStudyFile(source.file)) return fresh(source);
    const known = cached(source);
    if (known) return known;
    const outcome = fresh(source);
    const [study] = outcome.checked.caseStudies;
    if (!study || outcome.diagnostics.length > 0) return outcome;
    const fields = outcome.fields.map(({ file: _file, regions: _regions, ...field }) => field);
    cases.add(source.text, { study: study.value, fields });
    return outcome;
  };
}

/** What is wrong with a file by itself; a part that does not mean what it seems to mean is not judged any further. */
function checkFile(open: OpenFile, validate: (open: OpenFile) => Finding[]): Finding[] {
  if (open.broken) return open.findings;
  const doubts = doubtsOf(open, open.findings);
  return [...open.findings, ...validate(open).filter((finding) => !isDoubtful(open.pathOf(finding), doubts))];
}

const doubtsOf = ({ pathOf }: OpenFile, findings: readonly Finding[]): FieldPath[] =>
  findings.map((finding) => doubtOf(finding, pathOf(finding))).filter((doubt) => doubt !== undefined);

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
