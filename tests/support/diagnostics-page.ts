import type { DiagnosticCase } from '../../src/content/diagnostics/__fixtures__/diagnostic-case.ts';
import { PUBLIC_CASES, type PublicCase } from '../../src/content/diagnostics/__fixtures__/public.cases.ts';
import { STARTED_REGION_CASES } from '../../src/content/diagnostics/__fixtures__/region.cases.ts';
import { toPrintable, shorten, type Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';
import { ALL_CASES } from './all-diagnostic-cases.ts';
import { applyCase, fileOf, makeMistake } from './diagnostic-cases.ts';
import { MINIMAL_SITE } from './minimal-site.ts';
import { copyPublic } from './public-copy.ts';

const INTRO = `# Diagnostics of the content check

<!-- Generated from the cases in src/content/diagnostics/__fixtures__/: npx vitest run src/content/diagnostics/__fixtures__ -u -->

\`npm run content:check\` reads all of \`content/\` and \`public/\` and reports every mistake at once:

\`\`\`text
content/pages/home.yaml:14:11  sections[2].type  "heroo" is not a section. Did you mean "hero"?
  14 |   - type: heroo
     |           ^

1 error in 1 file
\`\`\`

A diagnostic gives the file, line and column, then the field, the mistake and the remedy. \`sections[2]\` is the third
section: indexes begin at 0. An error stops the build, a warning doesn't. A page that can't be read is reported once;
links to it aren't reported as well. The visual builder says the same in the words of its forms, with the titles of
fields and files: the last column has them where they differ.

\`npm run content:check -- --format github\` writes annotations for GitHub, \`-- --format json\` a JSON object:
\`{ version, errors, warnings, diagnostics: [{ severity, file, line, column, path, message, hint }] }\`. All
formats go to stderr. The exit code is 0 without errors, 1 with errors, and 2 for invalid arguments.
`;

/** The reference page of all diagnostics, with an example of each. */
export async function diagnosticsPage(): Promise<string> {
  const publicFiles = new Map<PublicCase, Diagnostic[]>();
  for (const made of PUBLIC_CASES) publicFiles.set(made, await diagnosePublic(made));
  return [
    INTRO,
    ...Object.entries(ALL_CASES).map(([title, cases]) =>
      table(title, 'You wrote', cases, example, (made) => makeMistake(made).found),
    ),
    table('Draft and former regions', 'With', Object.values(STARTED_REGION_CASES), ({ shown }) => code(shown)),
    table('Files in `public/`', 'The file', PUBLIC_CASES, publicFile, (made) => publicFiles.get(made) ?? []),
  ].join('\n');
}

async function diagnosePublic({ file, whole }: PublicCase): Promise<Diagnostic[]> {
  const files = copyPublic();
  try {
    files.put(file, whole);
    return await files.diagnose();
  } finally {
    files.remove();
  }
}

type Told = Pick<DiagnosticCase, 'mistake' | 'says'>;

/**
 * @param exampleOf returns the cell under the heading `shown`
 * @param foundIn makes the mistake; without it, the table doesn't tell what the builder says
 */
const table = <C extends Told>(
  title: string,
  shown: string,
  cases: readonly C[],
  exampleOf: (made: C) => string,
  foundIn?: (made: C) => readonly Diagnostic[],
): string =>
  [
    `## ${title}\n`,
    `| Mistake | ${shown} | The check says |${foundIn ? ' In the builder |' : ''}`,
    `| --- | --- | --- |${foundIn ? ' --- |' : ''}`,
    ...cases.map((made) => row(made, exampleOf(made)) + (foundIn ? ` ${inBuilder(foundIn(made))} |` : '')),
  ].join('\n') + '\n';

const row = (made: Told, shown: string): string => {
  const messages = [...new Set(made.says.map((saying) => saying.replace(/^\S+ (?:warning )?(?:\S+(?: \S+)?  )?/, '')))];
  const warning = made.says.every((saying) => / warning /.test(saying)) ? 'Warning: ' : '';
  return `| ${cell(made.mistake)} | ${shown} | ${messages.map((saying) => cell(warning + saying)).join('<br>')} |`;
};

/** The words of a form, where they differ from those for the file. */
function inBuilder(found: readonly Diagnostic[]): string {
  const differing = found.flatMap(({ form, message, hint }) =>
    form.message.english !== message || form.hint.english !== hint
      ? `${form.message.english} ${form.hint.english}`
      : [],
  );
  return [...new Set(differing)].map(cell).join('<br>');
}

const publicFile = ({ file, whole }: PublicCase): string => `${whole === null ? 'no ' : ''}${code(file)}`;

/** The line that the diagnostic points to; the file or image if there is none. */
function example(made: DiagnosticCase): string {
  const content = applyCase(made)[fileOf(made)];
  const file = code(fileOf(made).replace('content/', ''));
  if (made.images) return `image ${code(made.images.join(', '))}`;
  if (content === undefined) return `no ${file}`;
  const [, line = '1'] = /^(\d+):/.exec(made.says[0] ?? '') ?? [];
  const source = typeof content === 'string' ? (content.split('\n')[Number(line) - 1] ?? '') : '';
  return source.trim() === '' || !(fileOf(made) in MINIMAL_SITE)
    ? file
    : code(shorten(source.trimEnd().replace(/^ *\t/, '⇥ ').replaceAll('\u00A0', '⍽').trim(), 70));
}

const code = (text: string): string => `\`${toPrintable(text).replaceAll('|', '\\|').replaceAll('`', "'")}\``;

/** Escapes text for a table cell. */
const cell = (text: string): string => text.replace(/[\\|<>*_`[\]]/g, (character) => `\\${character}`);
