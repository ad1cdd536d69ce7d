import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { asYaml } from './as-yaml.ts';

it.each([
  'home',
  '#fff',
  'a, b',
  '+34600',
  '5',
  'true',
  'null',
  '2026-12-01',
  'a: b',
  'a #b',
  'He said "no"',
  "it's",
  ' x ',
])('writes %s so that YAML reads it, between brackets too', (value) => {
  expect(parse(`a: ${asYaml(value)}`)).toEqual({ a: value });
  expect(parse(`[${asYaml(value)}, x]`)).toEqual([value, 'x']);
});

it('quotes only what needs it', () => {
  expect(['about-me', '/about-me', '#pricing', 5].map(asYaml)).toEqual(['about-me', '/about-me', '"#pricing"', '5']);
});
