import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import postcss from 'postcss';
import type { Plugin } from 'vite';

/** No vowels, so that no name can spell a word: content blockers hide elements by names such as "ad". */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ0123456789';
const CLASS = /\.([a-zA-Z][\w-]*)/g;

/**
 * Gives every class and animation of every CSS module a name of three letters in a build. Names are numbered in the order of files
 * and of classes in them, so equal sources give equal names, and names that stand together on a page look alike,
 * which compresses well.
 */
export const classNames = (folder: string): Plugin => ({
  name: 'class-names',
  config: (_config, { command }) =>
    command === 'build' ? { css: { modules: { generateScopedName: createClassNames(folder) } } } : {},
});

/**
 * @param folder where the CSS modules stand
 * @returns the name of a class of a file; throws for a class that was not there when it was made
 */
export function createClassNames(folder: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  for (const file of modulesIn(folder))
    for (const name of namesIn(readFileSync(join(folder, file), 'utf8')))
      names.set(`${file} ${name}`, nameOf(names.size));
  return (name, file) => {
    const short = names.get(`${relative(folder, file.split('?')[0] ?? file)} ${name}`);
    if (!short) throw new Error(`The class ${name} of ${file} has no name.`);
    return short;
  };
}

const modulesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();

/** The classes and keyframes of a stylesheet, each once, in order. */
function namesIn(css: string): Set<string> {
  const names = new Set<string>();
  const root = postcss.parse(css);
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(CLASS)) names.add(name);
  });
  root.walkAtRules('keyframes', ({ params }) => void names.add(params));
  return names;
}

function nameOf(index: number): string {
  const count = LETTERS.length;
  if (index >= count * count) throw new Error(`There are more than ${count * count} classes.`);
  return `_${LETTERS[Math.floor(index / count)]}${LETTERS[index % count]}`;
}
