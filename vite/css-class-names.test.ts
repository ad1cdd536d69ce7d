import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClassNames } from './css-class-names.ts';

let folder: string;
const write = (file: string, css: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), css);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'class-names-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives every class and animation a unique, stable name', () => {
  write('b/b.module.css', '.box { margin: .5rem } @media print { .box > .inner:not(.off) { top: 0 } }');
  write('a.module.css', '.box, .wide { background: url("x.png") } @keyframes blink { 50% { opacity: 0 } }');
  const classes = [
    ['box', 'a.module.css'],
    ['wide', 'a.module.css'],
    ['blink', 'a.module.css'],
    ['box', 'b/b.module.css'],
    ['inner', 'b/b.module.css'],
    ['off', 'b/b.module.css'],
  ] as const;
  const namesBy = (nameOf: (name: string, file: string) => string) =>
    classes.map(([name, file]) => nameOf(name, join(folder, file)));
  const names = namesBy(createClassNames(folder));
  expect(names).toEqual(namesBy(createClassNames(folder)));
  expect(new Set(names).size).toBe(classes.length);
});

it('never produces a word, for any number of classes', () => {
  write('many.module.css', Array.from({ length: 2000 }, (_, index) => `.c${index}{top:0}`).join(''));
  const nameOf = createClassNames(folder);
  const names = Array.from({ length: 2000 }, (_, index) => nameOf(`c${index}`, join(folder, 'many.module.css')));
  expect(new Set(names).size).toBe(2000);
  expect(names.filter((name) => /[aeiou]/i.test(name))).toEqual([]);
});

it('names a class without a generated name', () => {
  expect(() => createClassNames(folder)('box', join(folder, 'late.module.css'))).toThrow(/box.*late\.module\.css/);
});
