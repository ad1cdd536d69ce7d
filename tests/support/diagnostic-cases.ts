import type { DiagnosticCase } from '../../src/content/__fixtures__/diagnostic-case.ts';
import type { Diagnostic } from '../../src/content/diagnostic.ts';
import { createDiagnosis, SMALL_SITE, type Files } from './small-site.ts';

/** The file in which a case makes its mistake. */
export const fileOf = ({ file = 'content/pages/home.yaml' }: DiagnosticCase): string => file;

/** The small site with the mistake of a case. */
export function applyCase(made: DiagnosticCase): Files {
  const file = fileOf(made);
  const files: Record<string, string | Uint8Array> = { ...SMALL_SITE };
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
diagnose(SMALL_SITE);

/** What the check says of a case, a line each. */
export const sayings = (made: DiagnosticCase): string[] =>
  diagnose(applyCase(made), { files: made.pictures ?? [], outside: made.outside ?? [] }).map(sayingOf(fileOf(made)));

/** Makes a function that gives a diagnostic as cases write it, by the file in which a mistake is made. */
export const sayingOf =
  (own: string) =>
  ({ severity, file, line, column, path, message, hint }: Diagnostic): string => {
    const place = `${file === own ? '' : `${file}:`}${line}:${column}`;
    return `${place} ${severity === 'warning' ? 'warning ' : ''}${path ? `${path}  ` : ''}${message} ${hint}`;
  };
