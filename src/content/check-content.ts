import { crossCheck } from './cross-check.ts';
import type { SourceFile } from './decode-source.ts';
import { byPosition, hasErrors, ofWholeFile, type Diagnostic, type FileFinding, type Finding } from './diagnostic.ts';
import { indexSite } from './checks/site-index.ts';
import type { PublicFiles } from './list-public-files.ts';
import { createSuggest } from './nearest.ts';
import { parseYaml, type OpenFile, type ParsedFile } from './parse-yaml.ts';
import type { SectionDefinitions } from './section-definitions.ts';
import { createValidate, SINGLE_FILES, type CheckedFiles } from './validate.ts';

/** All that the content is made of and checked against. */
export interface ContentInput {
  files: readonly SourceFile[];
  /** What is wrong with files that are there, but could not be read. */
  unread: readonly Diagnostic[];
  publicFiles: PublicFiles;
  sections: SectionDefinitions;
}

/** Most mistakes that are listed of one file; the last line says how many more there are. */
const MOST_PER_FILE = 100;

/**
 * Checks content without touching the disk. File by file, then across files; a file's tree is let go before the next
 * is read, and read anew only if a later check finds something in it, so that memory does not grow with the site.
 */
export function checkContent({ files, unread, publicFiles, sections }: ContentInput): {
  checked: CheckedFiles;
  diagnostics: Diagnostic[];
} {
  const { checked, validate } = createValidate(sections);
  const parsed: ParsedFile[] = [];
  const alone = files.flatMap((source) => {
    const open = parseYaml(source);
    parsed.push({ file: open.file, data: open.data, broken: open.broken });
    return limited(checkFile(open, validate));
  });
  const diagnostics = [...unread, ...alone, ...missingFiles(files, unread)];
  const index = indexSite(
    parsed,
    unread.map(({ file }) => file),
  );
  const across = crossCheck({ checked, index, sections, publicFiles, suggest: createSuggest(), complete: !hasErrors(diagnostics) });
  const named = new Set(diagnostics.map(placeOf));
  const placed = placeAll(across.findings, files).filter(
    (diagnostic) => diagnostic.path === '' || !named.has(placeOf(diagnostic)),
  );
  const ofSite = missingFolder(unread) ? [] : across.diagnostics;
  return { checked, diagnostics: [...diagnostics, ...placed, ...ofSite].sort(byPosition) };
}

/** What is wrong with a file by itself; of a field that means another thing than it seems, nothing else is said. */
function checkFile(open: OpenFile, validate: (open: OpenFile) => Finding[]): Diagnostic[] {
  const first = open.findings.map(open.place);
  if (open.broken) return first;
  const named = new Set(first.filter(({ severity }) => severity === 'error').map(({ path }) => path));
  const second = validate(open).map(open.place);
  return [...first, ...second.filter(({ path }) => path === '' || !named.has(path))];
}

/** Places findings file by file; each file that has any is read once more for it. */
function placeAll(findings: readonly FileFinding[], files: readonly SourceFile[]): Diagnostic[] {
  const byFile = new Map<string, FileFinding[]>();
  for (const finding of findings) {
    const own = byFile.get(finding.file) ?? [];
    byFile.set(finding.file, own);
    own.push(finding);
  }
  return files.flatMap((source) => {
    const own = byFile.get(source.file);
    return own ? limited(own.map(parseYaml(source).place)) : [];
  });
}

function limited(diagnostics: Diagnostic[]): Diagnostic[] {
  const left = diagnostics.length - MOST_PER_FILE;
  const [first] = diagnostics;
  if (left <= 0 || !first) return diagnostics;
  const shown = diagnostics.sort(byPosition).slice(0, MOST_PER_FILE);
  const last = shown.at(-1) ?? first;
  return [
    ...shown,
    { ...last, path: '', message: `${left} more mistakes follow in this file.`, hint: 'Mend the ones above first.' },
  ];
}

const placeOf = ({ file, path, severity }: Diagnostic): string => `${file}\n${path}\n${severity}`;

const missingFolder = (unread: readonly Diagnostic[]): boolean => unread.some(({ file }) => file === 'content');

/** Names the files that every site needs and that are not there. */
function missingFiles(files: readonly SourceFile[], unread: readonly Diagnostic[]): Diagnostic[] {
  if (missingFolder(unread)) return [];
  const there = new Set([...files, ...unread].map(({ file }) => file));
  return Object.keys(SINGLE_FILES)
    .map((name) => `content/${name}.yaml`)
    .filter((file) => !there.has(file))
    .map((file) => ofWholeFile(file, 'The file is missing.', 'Bring it back: the site needs it.'));
}
