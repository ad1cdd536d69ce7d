import { say } from '../../i18n/phrase.ts';
import { Composer, type CST, type Document } from 'yaml';
import {
  type Diagnostic,
  fieldName,
  type Finding,
  type FoundAt,
  inFileOnly,
  type SyntaxFinding,
} from '../diagnostics/diagnostic.ts';
import type { SiteRegions } from '../../regions/site-regions.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import { checkCurlyQuotes } from './curly-quotes.ts';
import { checkDialect } from './dialect.ts';
import { createLines, createLocator } from './source-locations.ts';
import { checkUnicodeSpaces, checkInvisibleCharacters } from './invisible-characters.ts';
import { toJs } from './to-js.ts';
import { tokenize } from './tokenize.ts';
import { syntaxErrors } from './syntax-errors.ts';
import type { Path } from '../../data/path.ts';

/** A content file as plain values. */
export interface ParsedFile {
  file: string;
  /** For an invalid file: what could be read. */
  data: unknown;
  /** Whether the file is invalid YAML, so that its fields can't be checked. */
  broken: boolean;
  /** The parts of the file that can't be checked because of its errors. */
  doubts?: readonly Path[];
  /** The shared sections that a page names; `data` has them in place. */
  shared?: readonly string[];
}

/** A parsed file with its findings so far and its source locations. It's large, so don't keep it in memory. */
export interface OpenFile extends ParsedFile {
  findings: Finding[];
  /** Returns the field that a finding is about. */
  pathOf: (finding: FoundAt) => Path;
  /** Resolves a finding to a line and column. */
  toDiagnostic: (finding: Finding) => Diagnostic;
  /** Returns the text from the beginning of a field's value to the end of its line. */
  lineFrom: (path: Path) => string;
}

/** Returns the keys of texts for visitors: the codes of languages and regions. */
export const textKeysOf = ({ languages, codes }: Pick<SiteRegions, 'languages' | 'codes'>): ReadonlySet<string> =>
  new Set<string>([...languages, ...codes]);

/** Only a check of content needs to know which values are texts. */
const NONE: ReadonlySet<string> = new Set();

/**
 * Parses a file as one YAML document of plain values (decision 10).
 * @param textKeys the keys of texts for visitors, on which some findings depend; for the data alone they don't matter
 */
export function parseYaml({ file, text }: SourceFile, textKeys = NONE): OpenFile {
  const position = createLines(text);
  const { tokens, finding: unreadable } = tokenize(text);
  const document = compose(unreadable ? [] : tokens, text.length);
  const locations = createLocator(document, text);
  const curly = checkCurlyQuotes(unreadable ? [] : tokens, text);
  const dialect = unreadable ? [unreadable] : [...checkDialect(tokens), ...curly.findings];
  const lineOf = (offset: number) => position(offset).line;
  const { data, findings } = toJs(document, text, { lineOf, textKeys });
  const odd = checkUnicodeSpaces(tokens, text);
  const syntax = odd.length > 0 || curly.cut ? [] : syntaxErrors(document.errors, text, { lineOf, textKeys });
  // If a file can't be read as intended, its values are guesses.
  const isGuess = odd.length > 0 || curly.cut || document.errors.length > 0;
  const pathOf = ({ path, offset }: FoundAt) => path ?? locations.pathAt(offset ?? 0);
  return {
    file,
    data,
    broken: unreadable !== undefined || isGuess || tokens.filter(({ type }) => type === 'document').length > 1,
    findings: [
      ...checkInvisibleCharacters(text),
      ...dialect,
      ...odd,
      ...onOtherLines(syntax, dialect, lineOf),
      ...(isGuess ? [] : findings),
    ].map((found) => withFormWords(found, lineOf)),
    pathOf,
    toDiagnostic: (finding) => {
      const { path, offset, excerpt, key = false, severity, message, hint } = finding;
      const found = position(offset ?? locations.offsetOf(path ?? [], key, excerpt));
      return {
        severity: severity ?? 'error',
        file,
        ...found,
        path: fieldName(pathOf(finding)),
        message,
        hint,
        form: finding.form,
      };
    },
    lineFrom: locations.lineFrom,
  };
}

/** Adds the words of a form to a mistake in the way a file is written: it can be mended in the file only. */
const withFormWords = (found: Finding | SyntaxFinding, lineOf: (offset: number) => number): Finding =>
  'form' in found
    ? found
    : {
        ...found,
        form: inFileOnly(say`The file behind this has a mistake in line ${lineOf(found.offset ?? 0)}.`),
      };

/** Returns the first document of a file, or an empty document. */
function compose(tokens: readonly CST.Token[], length: number): Document {
  const composer = new Composer({ uniqueKeys: false, merge: false, logLevel: 'silent' });
  const [first] = composer.compose(tokens, true, length);
  if (!first) throw new Error('The YAML composer gave no document, which forceDoc rules out.');
  return first;
}

/**
 * Returns the errors that aren't consequences of an unsupported feature on the same line, or of an unterminated quote
 * above.
 */
function onOtherLines(
  syntax: readonly SyntaxFinding[],
  dialect: readonly SyntaxFinding[],
  lineAt: (offset: number) => number,
): SyntaxFinding[] {
  const lineOf = ({ offset = 0 }: SyntaxFinding) => lineAt(offset);
  const refused = new Set(dialect.map(lineOf));
  const open = Math.min(...dialect.filter(({ message }) => message.includes('never closed')).map(lineOf));
  return syntax.filter((finding) => !refused.has(lineOf(finding)) && lineOf(finding) < open);
}
