import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { expect, it } from 'vitest';
import { readCases } from './__fixtures__/read-cases.ts';
import type { EditOperation } from './edit-operation.ts';
import { editYaml } from './edit-yaml.ts';

const FOLDER = join(import.meta.dirname, '__fixtures__/tasks');
const TASKS = readCases(join(FOLDER, 'tasks.md'));

it('has at least twenty tasks', () => {
  expect(TASKS.length).toBeGreaterThanOrEqual(20);
});

it.each(TASKS.map(({ title, blocks }) => [title, blocks] as const))('%s', (_title, { operations = '', diff = '' }) => {
  const file = /^\+\+\+ b\/(.*)$/m.exec(diff)?.[1] ?? '';
  const before = readFileSync(join(FOLDER, file), 'utf8');
  const after = operations
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as EditOperation) // written in the file of tasks
    .reduce((source, operation) => {
      const result = editYaml(source, operation);
      return result.ok ? result.source : result.reason;
    }, before);
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, { context: 1 });
  expect(patch.slice(patch.indexOf('\n') + 1)).toBe(diff);
});
