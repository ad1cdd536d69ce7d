import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { withoutPlaces } from './vite-plugin-react-signals.ts';

const REACT_DOM = join(
  createRequire(import.meta.url).resolve('react-dom/package.json'),
  '../cjs/react-dom-client.production.js',
);

test('React, while its script is read, makes no error whose places a developer’s tool would look up', () => {
  const made: string[] = [];
  class Watched extends Error {
    constructor(message: string) {
      super(message);
      made.push(message);
    }
  }
  const watched = new Proxy(Watched, { apply: (_target, _self, [message]: [string]) => new Watched(message) });
  const read = (code: string) => {
    made.length = 0;
    const module = { exports: {} as { version?: string } };
    compileFunction(code, ['module', 'exports', 'require', 'Error'])(
      module,
      module.exports,
      createRequire(REACT_DOM),
      watched,
    );
    return { version: module.exports.version, made: [...made] };
  };
  const code = readFileSync(REACT_DOM, 'utf8');
  expect(read(code).made.length, 'the file as it comes').toBeGreaterThan(0);
  expect(read(withoutPlaces(code))).toEqual({ version: read(code).version, made: [] });
});

test('a signal is an error still, with its message', () => {
  const code = withoutPlaces('var aException = Error(formatProdErrorMessage(460));');
  const made = compileFunction(`${code} return aException;`, ['formatProdErrorMessage']);
  const signal = made((number: number) => `Number ${number}`) as Error;
  expect([signal instanceof Error, String(signal), signal.stack]).toEqual([true, 'Error: Number 460', undefined]);
});

test('a React that makes none is told of', () => {
  expect(() => withoutPlaces('var x = 1;')).toThrow('react-dom makes no errors beforehand any more');
});
