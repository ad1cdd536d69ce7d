import { Lexer } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

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
const MESSAGES: Readonly<Record<LaunchReason, { message: string; hint: string }>> = {
  example: { message: 'This is an example', hint: 'Put in your own, then delete the comment.' },
  confirm: { message: 'Only you can confirm this', hint: 'Correct it where needed, then delete the comment.' },
  lawyer: { message: 'To be read by a lawyer', hint: 'Delete the comment once it has been read.' },
};

/** The lexer emits this token before a scalar, inside which `#` doesn't begin a comment. */
const VALUE_FOLLOWS = '\u001F';

/** Tokens that the lexer adds and that aren't in the text: document start, end of flow, scalar, byte order mark. */
const LEXER_SIGNS: ReadonlySet<string> = new Set(['\u0002', '\u0018', VALUE_FOLLOWS, '\uFEFF']);

/** Finds the comments `# EXAMPLE: …`, `# CONFIRM: …` and `# LAWYER: …` in a YAML file, in order (decision 71). */
export function launchItemsIn({ file, text }: { file: string; text: string }): LaunchItem[] {
  if (!Object.keys(MARKS).some((mark) => text.includes(`# ${mark}: `))) return [];
  const items: LaunchItem[] = [];
  let line = 1;
  let column = 1;
  let before = '';
  for (const part of new Lexer().lex(text)) {
    const [, mark = '', note = ''] = (before !== VALUE_FOLLOWS && MARKED.exec(part)) || [];
    const reason = MARKS[mark];
    if (reason) items.push({ reason, file, line, column, note });
    before = part;
    if (LEXER_SIGNS.has(part)) continue;
    const lines = part.split('\n');
    line += lines.length - 1;
    column = lines.length > 1 ? (lines.at(-1)?.length ?? 0) + 1 : column + part.length;
  }
  return items;
}

/** Formats a launch item for the content check. */
export function launchWarning({ reason, file, line, column, note }: LaunchItem): Diagnostic {
  const { message, hint } = MESSAGES[reason];
  return { severity: 'warning', file, line, column, path: '', message: `${message}: ${note}`, hint };
}
