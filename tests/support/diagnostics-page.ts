import type { DiagnosticCase } from '../../src/content/__fixtures__/diagnostic-case.ts';
import { PUBLIC_CASES, type PublicCase } from '../../src/content/__fixtures__/public.cases.ts';
import { printable, shorten } from '../../src/content/diagnostic.ts';
import { ALL_CASES } from './all-diagnostic-cases.ts';
import { applyCase, fileOf } from './diagnostic-cases.ts';
import { SMALL_SITE } from './small-site.ts';

const INTRO = `# What the content check says

<!-- Made from the test cases in src/content/__fixtures__/ by their test: npx vitest run -u src/content/__fixtures__ -->

\`npm run content:check\` reads all of \`content/\` and \`public/\` and names every mistake at once:

\`\`\`text
content/pages/home.yaml:14:11  sections[2].type  "heroo" is no section. Did you mean "hero"?
  14 |   - type: heroo
     |           ^

1 error in 1 file
\`\`\`

First the file, the line and the column, then the field, what is wrong, and how to mend it. \`sections[2]\` is the third
section: counting begins with 0. An error keeps the site from being built, a warning does not. A page that can not be
read is named once; links to it are not named as well.

\`npm run content:check -- --format github\` writes annotations for GitHub, \`-- --format json\` an object for programs:
\`{ version, errors, warnings, diagnostics: [{ severity, file, line, column, path, message, hint }] }\`. All go to the
error output. The exit status is 0 where nothing or only warnings are named, 1 where there are errors, 2 where the
command itself is written wrongly.
`;

/** The page of all that the check says, with an example of each. */
export const diagnosticsPage = (): string =>
  [
    INTRO,
    ...Object.entries(ALL_CASES).map(([title, cases]) => table(title, 'You wrote', cases, example)),
    table('Files in `public/`', 'The file', PUBLIC_CASES, publicFile),
  ].join('\n');

type Told = Pick<DiagnosticCase, 'mistake' | 'says'>;

/** @param exampleOf shows of a mistake what `shown` announces */
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
  const words = [...new Set(made.says.map((saying) => saying.replace(/^\S+ (?:warning )?(?:\S+(?: \S+)?  )?/, '')))];
  const warning = made.says.every((saying) => / warning /.test(saying)) ? 'Warning: ' : '';
  return `| ${cell(made.mistake)} | ${shown} | ${words.map((saying) => cell(warning + saying)).join('<br>')} |`;
};

const publicFile = ({ file, whole }: PublicCase): string => `${whole === null ? 'no ' : ''}${code(file)}`;

/** The line to which the check points, as far as there is one. */
function example(made: DiagnosticCase): string {
  const content = applyCase(made)[fileOf(made)];
  const file = code(fileOf(made).replace('content/', ''));
  if (made.pictures) return `picture ${code(made.pictures.join(', '))}`;
  if (content === undefined) return `no ${file}`;
  const [, line = '1'] = /^(\d+):/.exec(made.says[0] ?? '') ?? [];
  const words = typeof content === 'string' ? (content.split('\n')[Number(line) - 1] ?? '') : '';
  return words.trim() === '' || !(fileOf(made) in SMALL_SITE)
    ? file
    : code(shorten(words.trimEnd().replace(/^ *\t/, '⇥ ').replaceAll('\u00A0', '⍽').trim(), 70));
}

const code = (words: string): string => `\`${printable(words).replaceAll('|', '\\|').replaceAll('`', "'")}\``;

/** Words as a table cell holds them: no sign of it may be read as markup. */
const cell = (words: string): string => words.replace(/[\\|<>*_`[\]]/g, (sign) => `\\${sign}`);
