import type { CST } from 'yaml';
import { quote, type SyntaxFinding } from '../diagnostics/diagnostic.ts';

/** Maximum number of findings listed per file; later ones are mostly consequences. */
const MAX_FINDINGS = 50;

/** Reports unsupported YAML features and unterminated quotes. */
export function checkDialect(tokens: readonly CST.Token[]): SyntaxFinding[] {
  const findings: SyntaxFinding[] = [];
  let documents = 0;
  for (const token of tokens) {
    if (token.type === 'directive') findings.push(directive(token));
    if (token.type !== 'document') continue;
    documents += 1;
    if (documents === 2) findings.push(secondDocument(token.offset));
    if (documents === 1) walk(token, findings);
  }
  return findings;
}

/** Traverses a document iteratively, in source order. */
function walk(document: CST.Document, findings: SyntaxFinding[]): void {
  const waiting: (CST.Token | CST.CollectionItem)[] = [{ start: document.start, value: document.value }];
  for (let next = waiting.pop(); next && findings.length < MAX_FINDINGS; next = waiting.pop()) {
    if ('items' in next) waiting.push(...next.items.toReversed());
    else if ('type' in next) findings.push(...checkScalar(next));
    else {
      findings.push(...checkProperties(next.start), ...checkMerge(next.key), ...checkProperties(next.sep));
      // The copy below a merge key belongs to the same mistake.
      const value = isMergeKey(next.key) && next.value?.type === 'alias' ? undefined : next.value;
      waiting.push(...[value, next.key].filter((token) => token !== undefined && token !== null));
    }
  }
}

const isMergeKey = (key: CST.Token | null | undefined): boolean => key?.type === 'scalar' && key.source === '<<';

const checkMerge = (key: CST.Token | null | undefined): SyntaxFinding[] =>
  key && isMergeKey(key)
    ? [
        {
          offset: key.offset,
          message: 'Merge keys (<<) are not supported.',
          hint: 'Write the fields out, or put what repeats into facts.yaml.',
        },
      ]
    : [];

const checkProperties = (tokens: readonly CST.SourceToken[] = []): SyntaxFinding[] =>
  tokens.flatMap(({ type, offset, source }) => {
    if (type === 'anchor')
      return [
        {
          offset,
          message: `${quote(source)} marks a value for copying; copies are not read.`,
          hint: 'Quote the text if it is meant to begin with &; delete the mark otherwise.',
          quotes: true,
        },
      ];
    if (type === 'tag')
      return [
        {
          offset,
          message: `${quote(source)} is a tag; tags are not read.`,
          hint: 'Quote the text if it is meant to begin with !; delete the tag otherwise.',
          quotes: !source.startsWith('!!'),
        },
      ];
    return [];
  });

function checkScalar(token: CST.Token): SyntaxFinding[] {
  const { type, offset } = token;
  if (type === 'alias')
    return [
      {
        offset,
        message: `${quote(token.source)} is read as a copy of another value; copies are not read.`,
        hint: 'Quote the text if it is meant to begin with *; write the value out otherwise.',
        quotes: true,
      },
    ];
  if ((type === 'double-quoted-scalar' || type === 'single-quoted-scalar') && !isClosed(token.source))
    return [
      {
        offset,
        message: 'The quote that opens here is never closed.',
        hint: `Put a ${token.source.charAt(0)} at the end of the text.`,
      },
    ];
  return [];
}

/** Returns whether a quoted text is terminated. A quote after an odd number of backslashes is escaped. */
function isClosed(source: string): boolean {
  if (source.length < 2 || source.at(-1) !== source[0]) return false;
  return source.startsWith("'") || (/\\*$/.exec(source.slice(1, -1))?.[0].length ?? 0) % 2 === 0;
}

const directive = ({ offset, source }: CST.Directive): SyntaxFinding => ({
  path: [],
  doubts: [],
  offset,
  message: `${quote(source)} is a directive; directives are not read.`,
  hint: 'Delete the line: every file is read as YAML 1.2.',
});

const secondDocument = (offset: number): SyntaxFinding => ({
  path: [],
  offset,
  message: 'A second document begins here; a file holds one.',
  hint: 'Delete the line ---, or move what follows into a file of its own.',
});
