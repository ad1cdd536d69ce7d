import type { DiagnosticCase } from '../../src/content/diagnostics/__fixtures__/diagnostic-case.ts';
import type { Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';
import { createDiagnosis, MINIMAL_SITE, type Files } from './minimal-site.ts';
import type { MadeMistake } from './remedies/judge-remedies.ts';
import type { Edits } from './remedies/look.ts';

/** The file in which a case makes its mistake. */
export const fileOf = ({ file = 'content/pages/home.yaml' }: DiagnosticCase): string => file;

/** The minimal site with the mistake of a case. */
export function applyCase(made: DiagnosticCase): Record<string, string | Uint8Array> {
  const file = fileOf(made);
  const files: Record<string, string | Uint8Array> = { ...MINIMAL_SITE };
  const set = (name: string, whole: string | Uint8Array | null) => {
    if (whole === null) delete files[name];
    else files[name] = whole;
  };
  if (made.whole !== undefined) set(file, made.whole);
  if (made.change) {
    const [from, to] = made.change;
    const before = String(files[file]);
    if (!before.includes(from)) throw new Error(`${file} has no ${from} to be changed.`);
    files[file] = before.replace(from, () => to);
  }
  if (made.also) set(...made.also);
  return files;
}

const diagnose = createDiagnosis();
diagnose(MINIMAL_SITE);

const textIn = (files: Files) => (file: string) => {
  const text = files[file];
  return typeof text === 'string' ? text : undefined;
};

/** Makes the mistake of a case: what the check says of it, and what it says once somebody edits the files. */
export function makeMistake(made: DiagnosticCase): MadeMistake {
  const files = applyCase(made);
  const diagnoseAfter = (edits: Edits) => {
    const after = { ...files };
    const images = new Set(made.images);
    for (const [file, text] of edits)
      if (file.startsWith(PUBLIC)) images[text === null ? 'delete' : 'add'](file.slice(PUBLIC.length));
      else if (text === null) delete after[file];
      else after[file] = text;
    const outside = (made.outside ?? []).filter((path) => !edits.has(PUBLIC + path));
    return diagnose(after, { files: images, outside });
  };
  return {
    file: fileOf(made),
    found: diagnoseAfter(new Map()),
    textOf: textIn(files),
    before: textIn(MINIMAL_SITE),
    diagnoseAfter,
  };
}

/** The folder of files that are published as they are, before their address. */
const PUBLIC = 'public';

/** Creates a function that formats a diagnostic as cases write it. @param own the file with the mistake */
export const sayingOf =
  (own: string) =>
  ({ severity, file, line, column, path, message, hint }: Diagnostic): string => {
    const location = `${file === own ? '' : `${file}:`}${line}:${column}`;
    return `${location} ${severity === 'warning' ? 'warning ' : ''}${path ? `${path}  ` : ''}${message} ${hint}`;
  };
