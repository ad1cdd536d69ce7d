import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { codeFiles } from './code-files.ts';

/** Functions that take a text which has to be translated. */
const TAKES_TEXT: ReadonlySet<string> = new Set(['phraseOf', 'titled']);

/** Lists the texts of a module that are said to people in their language: templates of `say`, and titles by themselves. */
export function phrasesIn(file: string, code: string): string[] {
  const found: string[] = [];
  new Visitor({
    TaggedTemplateExpression({ tag, quasi: { quasis } }) {
      if (tag.type !== 'Identifier' || tag.name !== 'say') return;
      const parts = quasis.map(({ value }) => value.cooked ?? '');
      found.push(parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`));
    },
    CallExpression({ callee, arguments: [text] }) {
      if (callee.type !== 'Identifier' || !TAKES_TEXT.has(callee.name)) return;
      if (text?.type === 'Literal' && typeof text.value === 'string') found.push(text.value);
    },
  }).visit(parseSync(file, code).program);
  return found;
}

/** Lists all such texts of the code below a folder. */
export const phrasesBelow = (folder: string): string[] => [
  ...new Set(
    codeFiles()
      .filter((file) => file.startsWith(folder) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => phrasesIn(file, readFileSync(file, 'utf8'))),
  ),
];
