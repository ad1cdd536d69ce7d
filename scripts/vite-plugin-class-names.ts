import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Script } from 'node:vm';
import postcss from 'postcss';
import type { Plugin } from 'vite';

/** No vowels, so that no name can spell a word: content blockers hide elements by names such as "ad". */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ0123456789';
const CLASS = /\.([a-zA-Z][\w-]*)/g;
const IMPORT_OF_CLASSES = /import (\w+)(?= from '[^']+\.module\.css')/g;

/**
 * Gives every class and animation of every CSS module a name of three letters in a build. Names are numbered in the order of files
 * and of classes in them, so equal sources give equal names, and names that stand together on a page look alike,
 * which compresses well. A component then holds the names that it uses, and not the table of all: the bundler puts a name
 * where it is used if each is imported by itself.
 * @param folder where the CSS modules stand, and the components that use them
 */
export const classNames = (folder: string): Plugin[] => [
  {
    name: 'class-names',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ css: { modules: { generateScopedName: createClassNames(folder) } } }),
    transform: (code, id) =>
      id.startsWith(folder) && id.endsWith('.tsx')
        ? { code: code.replace(IMPORT_OF_CLASSES, 'import * as $1'), map: null }
        : undefined,
  },
  {
    // A module whose names have all been put where they are used counts as unused, and its rules would be left out.
    name: 'class-rules',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
];

/**
 * @param folder where the CSS modules stand
 * @returns the name of a class of a file; throws for a class that was not there when it was made
 * @throws for a class that could not be imported by itself
 */
export function createClassNames(folder: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  for (const file of modulesIn(folder))
    for (const name of namesIn(readFileSync(join(folder, file), 'utf8'))) {
      if (!isIdentifier(name))
        throw new Error(`The class ${name} of ${file} can not be imported: give it another name.`);
      names.set(`${file} ${name}`, nameOf(names.size));
    }
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

function isIdentifier(name: string): boolean {
  try {
    return Boolean(new Script(`'use strict'; let ${name};`));
  } catch {
    return false;
  }
}

function nameOf(index: number): string {
  const count = LETTERS.length;
  if (index >= count * count) throw new Error(`There are more than ${count * count} classes.`);
  return `_${LETTERS[Math.floor(index / count)]}${LETTERS[index % count]}`;
}
