import { expect, it } from 'vitest';
import { parseYaml } from './parse-yaml.ts';

/** Returns the findings for a list, as `path message`. */
const said = (list: string): string[] => {
  const open = parseYaml({ file: 'content/a.yaml', text: `points: ${list}\n` });
  return open.findings.map((finding) => `${open.toDiagnostic(finding).path} ${finding.message}`);
};

it.each([
  ['[900, 1,400, 1500]', 'points[1] A comma splits 1,400 into two numbers of the list.'],
  ['[1,400]', 'points[0] A comma splits 1,400 into two numbers of the list.'],
  ['[12,000, 13, 14,000]', 'points[0] A comma splits 12,000 into two numbers of the list.'],
  ['[-1,400, 7]', 'points[0] A comma splits -1,400 into two numbers of the list.'],
])('reports the first number split by a comma: %s', (list, message) => {
  expect(said(list)).toEqual([message]);
});

it.each([
  '[900, 1400]',
  '[1, 400, 500]',
  '[100,200,300]',
  '[1,40, 7]',
  '[0,400, 7]',
  '["1",400, 7]',
  '[a,400, 7]',
  '[1,"400", 7]',
  '[]',
  '\n  - 1\n  - 400',
])('accepts other lists: %s', (list) => {
  expect(said(list)).toEqual([]);
});
