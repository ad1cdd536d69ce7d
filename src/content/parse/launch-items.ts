import { say, verbatim } from '../../i18n/phrase.ts';
import { type Diagnostic, type Message, withRemedies } from '../diagnostics/diagnostic.ts';
import { isTemplateFile } from '../read/page-paths.ts';
import { eachFile } from '../read/read-files.ts';
import { Lexer } from 'yaml';

/** Reasons why a line must be checked before the site goes live. */
export type LaunchReason = 'example' | 'confirm' | 'lawyer';

/** A line that only the owner can settle, marked by a comment in the content. */
export interface LaunchItem {
  reason: LaunchReason;
  /** Path of the file, relative to the project root. */
  file: string;
  /** Line, starting at 1. */
  line: number;
  /** Column of the comment, starting at 1. */
  column: number;
  /** What the owner has to do. */
  note: string;
}

/** Comment prefixes and their reasons. */
const MARKS: Readonly<Record<string, LaunchReason>> = { EXAMPLE: 'example', CONFIRM: 'confirm', LAWYER: 'lawyer' };

const MARKED = new RegExp(`^# (${Object.keys(MARKS).join('|')}): (.+)$`);

/** Description of each reason, and how to settle it. */
const MESSAGES: Readonly<Record<LaunchReason, Message>> = {
  example: withRemedies(
    say`This is an example`,
    'Put in your own, then delete the comment.',
    say`Put in your own, then click “Done” in the list of problems.`,
  ),
  confirm: withRemedies(
    say`Only you can confirm this`,
    'Correct it where needed, then delete the comment.',
    say`Correct it where needed, then click “Done” in the list of problems.`,
  ),
  lawyer: withRemedies(
    say`To be read by a lawyer`,
    'Delete the comment once it has been read.',
    say`Once it has been read, click “Done” in the list of problems.`,
  ),
};

/** Finds the comments `# EXAMPLE: …`, `# CONFIRM: …` and `# LAWYER: …` in a YAML file, in order (decision 71). */
export function launchItemsIn({ file, text }: { file: string; text: string }): LaunchItem[] {
  // The page that starts from it has them, too.
  if (isTemplateFile(file)) return [];
  if (!Object.keys(MARKS).some((mark) => text.includes(`# ${mark}: `))) return [];
  return [...commentsIn(text)].flatMap(({ text: comment, line, column }) => {
    const [, mark = '', note = ''] = MARKED.exec(comment) ?? [];
    const reason = MARKS[mark];
    return reason ? [{ reason, file, line, column, note }] : [];
  });
}

/** Formats a launch item for the content check. */
export function launchWarning({ reason, file, line, column, note }: LaunchItem): Diagnostic {
  const { hint, form } = MESSAGES[reason];
  const message = say`${form.message}: ${verbatim(note)}`;
  const words = { message: message.english, hint, form: { message, hint: form.hint } };
  return { severity: 'warning', file, line, column, path: '', ...words };
}

/** Finds everything that only the owner can settle in `content/`, in file order. */
export const readLaunchItems = (root: string): LaunchItem[] =>
  [...eachFile(root)].flatMap((source) => ('text' in source ? launchItemsIn(source) : []));

/** A comment of a YAML file, with `#`. */
interface Comment {
  text: string;
  /** Line, starting at 1. */
  line: number;
  /** Column of `#`, starting at 1. */
  column: number;
}

/** The lexer emits this token before a scalar, inside which `#` doesn't begin a comment. */
const VALUE_FOLLOWS = '\u001F';

/** Tokens that the lexer adds and that aren't in the text: document start, end of flow, scalar, byte order mark. */
const LEXER_SIGNS: ReadonlySet<string> = new Set(['\u0002', '\u0018', VALUE_FOLLOWS, '\uFEFF']);

/** Finds the comments of a YAML file, in order. The file may have errors. */
export function* commentsIn(text: string): Generator<Comment> {
  let line = 1;
  let column = 1;
  let before = '';
  for (const part of new Lexer().lex(text)) {
    if (before !== VALUE_FOLLOWS && part.startsWith('#')) yield { text: part, line, column };
    before = part;
    if (LEXER_SIGNS.has(part)) continue;
    const lines = part.split('\n');
    line += lines.length - 1;
    column = lines.length > 1 ? (lines.at(-1)?.length ?? 0) + 1 : column + part.length;
  }
}
