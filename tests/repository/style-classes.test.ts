import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { codeFiles } from '../support/code-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** Returns the classes that code takes from a stylesheet that doesn't have them, as `file: name.class`. */
const missingClasses = (file: string, code: string): string[] =>
  [...code.matchAll(IMPORT)].flatMap(([, name = '', styles = '']) => {
    const defined = new Set(
      Array.from(read(join(dirname(file), styles)).matchAll(/\.([a-z][\w-]*)/gi), ([, one]) => one),
    );
    return Array.from(code.matchAll(new RegExp(`(?<![/\\w])${name}\\.(\\w+)`, 'g')), ([, one]) => one)
      .filter((one) => !defined.has(one))
      .map((one) => `${file}: ${name}.${one}`);
  });

it('finds a class that a stylesheet does not have', () => {
  const code = "import classes from './field.module.css';\nclasses.header + classes.missing";
  expect(missingClasses('src/builder/ui/form/views/field.tsx', code)).toEqual([
    'src/builder/ui/form/views/field.tsx: classes.missing',
  ]);
});

it('takes from a stylesheet only classes that it has', () => {
  expect(codeFiles().flatMap((file) => missingClasses(file, read(file)))).toEqual([]);
});
