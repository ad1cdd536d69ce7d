import { Lexer } from 'yaml';

/** A comment of a YAML file, with `#`. */
export interface Comment {
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
