import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import postcss from 'postcss';
import { isIgnoredPath } from '../src/content/read/ignored-names.ts';

/** No vowels, so that no name spells a word: content blockers hide elements by names such as "ad". */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ0123456789';
const CLASS = /\.([a-zA-Z][\w-]*)/g;

/**
 * Creates a `generateScopedName` for Vite's `css.modules` that returns names of three letters. They're numbered by file
 * and position: equal sources produce equal names on every machine, and names used together are similar, so they
 * compress well.
 * @param folder contains the CSS modules
 * @returns a function that throws for a class that was added after the call
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
    .filter((file) => file.endsWith('.module.css') && !isIgnoredPath(file))
    .sort();

/** Returns the distinct classes and keyframes of a stylesheet, in order. */
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
