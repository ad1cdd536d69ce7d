import { type Phrase, say, verbatim } from '../../i18n/phrase.ts';
import type { InForm } from '../../schema/form-wording.ts';
import { formatPath, type Path } from '../../data/path.ts';

export type { InForm };

/** An error or warning in the files of the content. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  /** Path of the file, relative to the project root. */
  file: string;
  /** Line, starting at 1. */
  line: number;
  /** Column, starting at 1, in UTF-16 code units as editors count. */
  column: number;
  /** The field, for example `sections[2].type`; empty for the file as a whole. */
  path: string;
  /** What is wrong. */
  message: string;
  /** How to fix it. */
  hint: string;
  /** The same in a form. */
  form: InForm;
  /** Where the mistake shows first, if the file is missing. */
  shownAt?: PlaceInFile;
}

/** A place in a file. */
type PlaceInFile = Pick<Diagnostic, 'file' | 'line' | 'column' | 'path'>;

/** Returns the place at which a person can mend a mistake: where it shows first, if its file is missing. */
export const placeToMend = (diagnostic: Diagnostic): PlaceInFile => diagnostic.shownAt ?? diagnostic;

/** Returns words as they are: those that no form shows, or that are in the language of the person already. */
export const asWritten = (message: string, hint: string): InForm => ({
  message: verbatim(message),
  hint: verbatim(hint),
});

type Wordings = Pick<Message, 'message' | 'hint' | 'form'>;

/** Returns words that are the same for the file and in a form. */
export const inBoth = (message: Phrase, hint: Phrase): Wordings => withRemedies(message, hint.english, hint);

/** Returns a mistake that is the same for the file and in a form, with the remedy of each. */
export const withRemedies = (message: Phrase, hint: string, hintInForm: Phrase): Wordings => ({
  message: message.english,
  hint,
  form: { message, hint: hintInForm },
});

/** Returns the words of a form for a mistake that can be mended in the file only, since no field shows it. */
export const inFileOnly = (message: Phrase): InForm => ({
  message,
  hint: say`Correct the file in the program that changed it, or discard the change under “Changes”.`,
});

/** Where in a file something was found, before its line and column are resolved. */
export interface FoundAt {
  /** The field. Omit it if the offset is known: then the field at that offset is used. */
  path?: Path;
  /** Offset in the text. Defaults to where the field begins. */
  offset?: number;
}

/**
 * A mistake in the way a file is written. A form can't show the file then, so that all such mistakes have the same words
 * there.
 */
export interface SyntaxFinding extends FoundAt {
  /** Text inside the value to point at. Defaults to the beginning of the value, also if the text isn't found. */
  excerpt?: string;
  /** Set to point at the field's name instead of its value. */
  key?: boolean;
  severity?: 'warning';
  /**
   * The part of the file that can't be checked because of this finding, if it's more than the field; `[]` is the whole
   * file.
   */
  doubts?: Path;
  message: string;
  hint: string;
  /** Whether the remedy is to quote the whole value on the line. A field that refuses the text is told what it wants. */
  quotes?: boolean;
}

/** A check's finding in a file, with its words in a form. */
export interface Finding extends SyntaxFinding {
  form: InForm;
  /** Values that may be meant: the first one that the check of the file accepts is named in place of the hint. */
  proposals?: readonly Proposal[];
  /** A refused link, image or name: what is meant depends on the other files. */
  reference?: WrittenReference;
}

/** A value that a remedy names. */
export interface Proposal {
  value: unknown;
  /** The remedy, if the check accepts the value. */
  hint: string;
  /** The same in a form. */
  form: Phrase;
}

/** A link, an image or a name as written, or the name of a file that nothing reads. */
export interface WrittenReference {
  kind: 'link' | 'image' | 'entry' | 'file';
  /** The collection of an entry. */
  collection?: string;
  written: string;
  /** Returns whether another one may stand there. */
  accepts: (value: string) => boolean;
  /** Whether no form shows the field until its file is corrected, so that the words for a form stay as they are. */
  inFileOnly?: boolean;
  /** The remedy if the file is there already. */
  taken?: string;
}

/** A finding of a cross-file check. */
export interface FileFinding extends Finding {
  file: string;
  /** Diagnostics with the same cause are merged into one. */
  cause?: Cause;
}

/** A mistake that causes findings in several locations. */
export interface Cause {
  /** The file that contains the mistake; it may be deleted. */
  file: string;
  path: Path;
  message: string;
  hint: string;
  form: InForm;
  /** Minimum number of locations at which findings are merged. */
  least: number;
}

/** Maximum length of a field name in a message. */
const MAX_NAME_LENGTH = 60;

/** Formats a field path as the author reads it: `sections[2].type`. */
export const fieldName = (path: Path): string =>
  formatPath(path.map((step) => (typeof step === 'number' ? step : toPrintable(shorten(step, MAX_NAME_LENGTH)))));

/** Truncates a text with an ellipsis. */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** Removes characters that could move the cursor, color the terminal or hide what follows. */
export const toPrintable = (text: string): string =>
  text
    .replace(/\p{Cc}|\p{Cs}/gu, (sign) => (sign === '\t' ? ' ' : '�'))
    .replace(/[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g, '');

/** Quotes a value for a message. */
export const quote = (text: string): string => `"${toPrintable(shorten(text.replace(/\s+/g, ' '), 40))}"`;

/** Quotes a value that somebody is to write: nothing of it may be left out. */
export const quoteWhole = (text: string): string => `"${toPrintable(text)}"`;

/** Creates a diagnostic at the beginning of a file, for a problem of the whole file. */
export const ofWholeFile = (
  file: string,
  message: string,
  hint: string,
  severity: Diagnostic['severity'],
  form: InForm,
): Diagnostic => ({
  severity,
  file,
  line: 1,
  column: 1,
  path: '',
  message,
  hint,
  form,
});

/** Returns a mistake of a file as a whole, whose words are the same in a form and stay as they are in every language. */
export const ofWholeFileAsWritten = (
  file: string,
  message: string,
  hint: string,
  severity: Diagnostic['severity'],
): Diagnostic => ofWholeFile(file, message, hint, severity, asWritten(message, hint));

/** Sorts diagnostics by file, line and column. Independent of the machine's locale. */
export const byPosition = (a: Diagnostic, b: Diagnostic): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.message, b.message);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Returns whether any diagnostic is an error, which stops the build. */
export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');
/** A problem and how to fix it. */
export type Message = Pick<Finding, 'message' | 'hint' | 'form' | 'excerpt' | 'reference'>;
