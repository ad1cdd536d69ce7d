import { expect, it } from 'vitest';
import { refusalOfTarget } from './request-targets.ts';

it.each([
  ['//', 404],
  ['///', 404],
  ['//evil.example/us/', 404],
  ['/\\evil.example', 404],
  ['/us\\about-me', 404],
  ['//?x=1', 404],
  ['/%', 400],
  ['/us/%E0%A4%A', 400],
  ['/page-data/us/%E0.json', 400],
  ['/_builder/%zz', 400],
  ['/_builder/api/%C3%28', 400],
  ['/_sections/%', 400],
  ['/us/%00', 400],
  ['*', 400],
  ['us', 400],
  ['http://[::1', 400],
  ['http://localhost:99999/us/', 400],
])('refuses %s with %i', (target, status) => {
  expect(refusalOfTarget(target)?.status).toBe(status);
});

it.each([
  '/',
  '/us/',
  '/us/?tag=50%',
  '/us/#100%',
  '/us/bl%C3%A5b%C3%A6r',
  '/@fs//work/main/src/a.ts?t=1',
  '/us//about-me',
  'http://localhost:5173/us/',
  'http://localhost',
  '/_builder/?page=//x',
])('passes %s on', (target) => {
  expect(refusalOfTarget(target)).toBeUndefined();
});
