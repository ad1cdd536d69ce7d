import { Lexer, Parser, type CST } from 'yaml';
import type { SyntaxFinding } from '../diagnostics/diagnostic.ts';

/** Maximum nesting depth. The deepest field of the site is at level 10. */
const MAX_DEPTH = 40;

/** Maximum number of tokens (words, colons, line breaks) in a file; 256 kB of typical content have about 32,000. */
const MAX_PARTS = 50_000;

/**
 * Tokenizes YAML. Stops at input so deep or so fragmented that parsing it would overflow the stack or take too long.
 */
export function tokenize(text: string): { tokens: CST.Token[]; finding?: SyntaxFinding } {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let parts = 0;
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    parts += 1;
    if (parser.stack.length > MAX_DEPTH) return { tokens, finding: tooDeep(parser.offset) };
    if (parts > MAX_PARTS) return { tokens, finding: tooMany(parser.offset) };
  }
  for (const token of parser.end()) tokens.push(token);
  return { tokens };
}

const tooDeep = (offset: number): SyntaxFinding => ({
  offset,
  message: `The fields are nested more than ${MAX_DEPTH} levels deep.`,
  hint: 'No page needs that: look for brackets or dashes that were meant as text, and quote the text.',
});

const tooMany = (offset: number): SyntaxFinding => ({
  offset,
  message: `The file has more than ${MAX_PARTS} words and punctuation characters.`,
  hint: 'No page needs that: look for a line that was pasted many times.',
});
