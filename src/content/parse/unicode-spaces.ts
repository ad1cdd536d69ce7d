import { CST } from 'yaml';
import type { SyntaxFinding } from '../diagnostics/diagnostic.ts';
import { pathByIndent } from './path-by-indent.ts';

/** Spaces that YAML treats as letters: no-break, narrow and wide ones, which come with pasted text. */
const ODD = String.raw`[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]`;
const ANY = new RegExp(ODD, 'g');

/** Matches a key that begins with such a space, or one before or after its colon or after the dash before it. */
const AT_NAME = new RegExp(`^(?:[A-Za-z][\\w-]*:?|-)?(?=${ODD})`);
/** The same for a line that begins with text: a key with a value, or a list entry. */
const AT_TEXT = new RegExp(`^(?:[a-z][\\w-]*:(?=${ODD})|-(?=${ODD})|(?=${ODD}[\\s]*- ))`);

/** Maximum number of findings listed per file: a pasted page has one on each line. */
const MAX_FINDINGS = 20;

/** Reports Unicode spaces where YAML syntax needs ordinary ones. Inside a text they're allowed. */
export function checkUnicodeSpaces(tokens: readonly CST.Token[], text: string): SyntaxFinding[] {
  const findings: SyntaxFinding[] = [];
  if (text.search(ANY) < 0) return findings;
  const mended = text.replaceAll(ANY, ' ');
  const look = (token: CST.Token | null | undefined, pattern: RegExp) => {
    if (token?.type !== 'scalar') return;
    const found = pattern.exec(token.source);
    if (!found || findings.length === MAX_FINDINGS) return;
    const offset = token.offset + found[0].length;
    findings.push({ ...WORDS, offset, path: pathByIndent(mended, offset) });
  };
  const beginsLine = (offset: number) => /^[\s-]*$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
  for (const token of tokens)
    if (token.type === 'document')
      CST.visit(token, ({ key, value }) => {
        look(key, AT_NAME);
        if (value && beginsLine(value.offset)) look(value, AT_TEXT);
      });
  return findings;
}

const WORDS = {
  message: 'There is a no-break space, or another special one, instead of an ordinary space.',
  hint: 'Delete it and type a space; this happens when lines are pasted from a document or a web page.',
};
