import type { DiagnosticCase } from '../../src/content/diagnostics/__fixtures__/diagnostic-case.ts';
import { PUBLIC_CASES, type PublicCase } from '../../src/content/diagnostics/__fixtures__/public.cases.ts';
import { STARTED_REGION_CASES } from '../../src/content/diagnostics/__fixtures__/region.cases.ts';
import { toPrintable, shorten } from '../../src/content/diagnostics/diagnostic.ts';
import { ALL_CASES } from './all-diagnostic-cases.ts';
import { applyCase, fileOf } from './diagnostic-cases.ts';
import { MINIMAL_SITE } from './minimal-site.ts';

const INTRO = `# Diagnostics of the content check

<!-- Generated from the cases in src/content/diagnostics/__fixtures__/: npx vitest run -u src/content/diagnostics/__fixtures__ -->

\`npm run content:check\` reads all of \`content/\` and \`public/\` and reports every mistake at once:

\`\`\`text
content/pages/home.yaml:14:11  sections[2].type  "heroo" is not a section. Did you mean "hero"?
  14 |   - type: heroo
     |           ^

1 error in 1 file
\`\`\`

A diagnostic gives the file, line and column, then the field, the mistake and the remedy. \`sections[2]\` is the third
section: indexes begin at 0. An error stops the build, a warning doesn't. A page that can't be read is reported once;
links to it aren't reported as well.

\`npm run content:check -- --format github\` writes annotations for GitHub, \`-- --format json\` a JSON object:
\`{ version, errors, warnings, diagnostics: [{ severity, file, line, column, path, message, hint }] }\`. All
formats go to stderr. The exit code is 0 without errors, 1 with errors, and 2 for invalid arguments.
`;

/** The reference page of all diagnostics, with an example of each. */
export const diagnosticsPage = (): string =>
  [
    INTRO,
    ...Object.entries(ALL_CASES).map(([title, cases]) => table(title, 'You wrote', cases, example)),
    table('Draft and former regions', 'With', Object.values(STARTED_REGION_CASES), ({ shown }) => code(shown)),
    table('Files in `public/`', 'The file', PUBLIC_CASES, publicFile),
  ].join('\n');

type Told = Pick<DiagnosticCase, 'mistake' | 'says'>;

/** @param exampleOf returns the cell under the heading `shown` */
const table = <C extends Told>(
  title: string,
  shown: string,
  cases: readonly C[],
  exampleOf: (made: C) => string,
): string =>
  [
    `## ${title}\n`,
    `| Mistake | ${shown} | The check says |`,
    '| --- | --- | --- |',
    ...cases.map((made) => row(made, exampleOf(made))),
  ].join('\n') + '\n';

const row = (made: Told, shown: string): string => {
  const messages = [...new Set(made.says.map((saying) => saying.replace(/^\S+ (?:warning )?(?:\S+(?: \S+)?  )?/, '')))];
  const warning = made.says.every((saying) => / warning /.test(saying)) ? 'Warning: ' : '';
  return `| ${cell(made.mistake)} | ${shown} | ${messages.map((saying) => cell(warning + saying)).join('<br>')} |`;
};

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
