import { CST } from 'yaml';
import type { Finding } from '../diagnostic.ts';
import { pathByIndent } from './path-by-indent.ts';

/** Spaces that YAML takes for letters: no-break, narrow and wide ones, as they come along when text is pasted. */
const ODD = String.raw`[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]`;
const ANY = new RegExp(ODD, 'g');

/** Where a name begins with one, or one stands behind its colon or the dash before it. */
const AT_NAME = new RegExp(`^(?:[A-Za-z][\\w-]*:|-)?(?=${ODD})`);
/** The same of words that begin a line: a name with its value, or an entry of a list. */
const AT_WORDS = new RegExp(`^(?:[a-z][\\w-]*:(?=${ODD})|-(?=${ODD})|(?=${ODD}[\\s]*- ))`);

/** Most findings that are listed of one file: a page that was pasted whole has one on each line. */
const MOST = 20;

/** Names the odd spaces that stand where the structure of a file needs usual ones; inside a text they are welcome. */
export function checkOddSpaces(tokens: readonly CST.Token[], text: string): Finding[] {
  const findings: Finding[] = [];
  if (text.search(ANY) < 0) return findings;
  const mended = text.replaceAll(ANY, ' ');
  const look = (token: CST.Token | null | undefined, place: RegExp) => {
    if (token?.type !== 'scalar') return;
    const found = place.exec(token.source);
    if (!found || findings.length === MOST) return;
    const offset = token.offset + found[0].length;
    findings.push({ ...WORDS, offset, path: pathByIndent(mended, offset) });
  };
  const beginsLine = (offset: number) => /^[\s-]*$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
  for (const token of tokens)
    if (token.type === 'document')
      CST.visit(token, ({ key, value }) => {
        look(key, AT_NAME);
        if (value && beginsLine(value.offset)) look(value, AT_WORDS);
      });
  return findings;
}

const WORDS = {
  message: 'A no-break space, or another odd one, stands where a usual space belongs.',
  hint: 'Delete it and type a space; this happens when lines are pasted from a document or a web page.',
};
