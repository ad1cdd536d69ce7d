import type { DiagnosticCase } from '../../src/content/diagnostics/__fixtures__/diagnostic-case.ts';
import type { Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';
import { createDiagnosis, MINIMAL_SITE, type Files } from './minimal-site.ts';

/** The file in which a case makes its mistake. */
export const fileOf = ({ file = 'content/pages/home.yaml' }: DiagnosticCase): string => file;

/** The minimal site with the mistake of a case. */
export function applyCase(made: DiagnosticCase): Files {
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

/** The diagnostics of a case, one per line. */
export const expectedTexts = (made: DiagnosticCase): string[] =>
  diagnose(applyCase(made), { files: made.images ?? [], outside: made.outside ?? [] }).map(sayingOf(fileOf(made)));

/** Creates a function that formats a diagnostic as cases write it. @param own the file with the mistake */
export const sayingOf =
  (own: string) =>
  ({ severity, file, line, column, path, message, hint }: Diagnostic): string => {
    const location = `${file === own ? '' : `${file}:`}${line}:${column}`;
    return `${location} ${severity === 'warning' ? 'warning ' : ''}${path ? `${path}  ` : ''}${message} ${hint}`;
  };
