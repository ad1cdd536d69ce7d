// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { sweepHeap } from './ssg/sweep-heap.ts';
import { gatherFlat } from './vite-plugin-flat-markup.ts';

const SERVER = join(
  createRequire(import.meta.url).resolve('react-dom/package.json'),
  '../cjs/react-dom-server-legacy.node.production.js',
);

/** React as a file has it. */
function reactOf(code: string): { renderToString: (node: ReactNode) => string } {
  const exports = {} as ReturnType<typeof reactOf>;
  compileFunction(code, ['exports', 'require'])(exports, createRequire(SERVER));
  return exports;
}

const CODE = readFileSync(SERVER, 'utf8');

const list = (length: number) =>
  createElement(
    'ul',
    { className: 'cases' },
    Array.from({ length }, (_, index) =>
      createElement('li', { key: index, title: `“${index}” 🇩🇰` }, 'Én ', index, ' <>'),
    ),
  );

test.each([0, 1, 3, 20_000])('React makes the same markup of %i elements', (length) => {
  const markup = reactOf(gatherFlat(CODE)).renderToString(list(length));
  expect(markup).toBe(reactOf(CODE).renderToString(list(length)));
});

test('markup that nobody has read yet takes little more memory than its letters', () => {
  const heldBy = (render: (node: ReactNode) => string) => {
    const tree = list(40_000);
    sweepHeap();
    const before = process.memoryUsage().heapUsed;
    const markup = render(tree);
    sweepHeap();
    return (process.memoryUsage().heapUsed - before) / (2 * markup.length); // of an emoji on, letters take two bytes
  };
  expect(heldBy(reactOf(CODE).renderToString), 'React as it comes').toBeGreaterThan(3);
  expect(heldBy(reactOf(gatherFlat(CODE)).renderToString)).toBeLessThan(1.5);
});

test.each([
  ['has no such function', 'var x = 1;'],
  ['adds it up in another way', CODE.replace('(result += chunk)', 'result.push(chunk)')],
])('a React that %s is told of', (_, code) => {
  expect(() => gatherFlat(code)).toThrow('puts markup together otherwise');
});
