import { Composer, type CST, type Document } from 'yaml';
import { fieldName, type Diagnostic, type FieldPath, type Finding } from './diagnostic.ts';
import type { SourceFile } from './decode-source.ts';
import { checkCurlyQuotes } from './yaml/curly-quotes.ts';
import { checkDialect } from './yaml/dialect.ts';
import { createLines } from './yaml/lines.ts';
import { checkOddSpaces } from './yaml/odd-spaces.ts';
import { createPlaces } from './yaml/places.ts';
import { plainValues } from './yaml/plain-values.ts';
import { readTokens } from './yaml/read-tokens.ts';
import { checkSigns } from './yaml/signs.ts';
import { syntaxFindings } from './yaml/syntax-words.ts';

/** A content file as plain values. */
export interface ParsedFile {
  file: string;
  /** Of a broken file: what could be read. */
  data: unknown;
  /** Whether the file is no good YAML, so that its fields can not be judged. */
  broken: boolean;
  /** The parts of the file that its own mistakes keep from being judged. */
  doubts?: readonly FieldPath[];
}

/** A parsed file beside what is wrong with it so far and the way back to its text. It is large: keep it for a moment only. */
export interface OpenFile extends ParsedFile {
  findings: Finding[];
  /** The field that a finding concerns. */
  pathOf: (finding: Finding) => FieldPath;
  /** Looks up where a finding stands. */
  place: (finding: Finding) => Diagnostic;
  /** The text from the beginning of a field's value to the end of its line. */
  lineFrom: (path: FieldPath) => string;
}

/** Parses a file as one YAML document of plain values. */
export function parseYaml({ file, text }: SourceFile): OpenFile {
  const position = createLines(text);
  const { tokens, finding: unreadable } = readTokens(text);
  const document = compose(unreadable ? [] : tokens, text.length);
  const places = createPlaces(document, text);
  const curly = checkCurlyQuotes(unreadable ? [] : tokens, text);
  const dialect = unreadable ? [unreadable] : [...checkDialect(tokens), ...curly.findings];
  const lineOf = (offset: number) => position(offset).line;
  const { data, findings } = plainValues(document, text, lineOf);
  const odd = checkOddSpaces(tokens, text);
  const syntax = odd.length > 0 || curly.cut ? [] : syntaxFindings(document.errors, text, lineOf);
  // Of a file that can not be read as it was meant, the values are guesses.
  const isGuess = odd.length > 0 || curly.cut || document.errors.length > 0;
  const pathOf = ({ path, offset }: Finding) => path ?? places.pathAt(offset ?? 0);
  return {
    file,
    data,
    broken: unreadable !== undefined || isGuess || tokens.filter(({ type }) => type === 'document').length > 1,
    findings: [
      ...checkSigns(text),
      ...dialect,
      ...odd,
      ...onOtherLines(syntax, dialect, lineOf),
      ...(isGuess ? [] : findings),
    ],
    pathOf,
    place: (finding) => {
      const { path, offset, words, key = false, severity, message, hint } = finding;
      const found = position(offset ?? places.offsetOf(path ?? [], key, words));
      return {
        severity: severity ?? 'error',
        file,
        ...found,
        path: fieldName(pathOf(finding)),
        message,
        hint,
      };
    },
    lineFrom: places.lineFrom,
  };
}

/** The first document of a file; a file without one is an empty document. */
function compose(tokens: readonly CST.Token[], length: number): Document {
  const composer = new Composer({ uniqueKeys: false, merge: false, logLevel: 'silent' });
  const [first] = composer.compose(tokens, true, length);
  if (!first) throw new Error('The YAML composer gave no document, which forceDoc rules out.');
  return first;
}

/** Errors that are no consequence of something the dialect refuses on the same line, or of a quote left open above. */
function onOtherLines(
  syntax: readonly Finding[],
  dialect: readonly Finding[],
  lineAt: (offset: number) => number,
): Finding[] {
  const lineOf = ({ offset = 0 }: Finding) => lineAt(offset);
  const refused = new Set(dialect.map(lineOf));
  const open = Math.min(...dialect.filter(({ message }) => message.includes('never closed')).map(lineOf));
  return syntax.filter((finding) => !refused.has(lineOf(finding)) && lineOf(finding) < open);
}
