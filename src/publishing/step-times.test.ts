import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openStepTimes } from './step-times.ts';

let data: string;
let time: number;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'times-'));
  time = 0;
  onTestFinished(() => rmSync(data, { recursive: true }));
});

const open = () => openStepTimes(data, () => time);

it('says how long each step took in the last publication that succeeded', () => {
  const first = open();
  expect(first.begin('build')).toBeUndefined();
  time += 6_000;
  expect(first.begin('verify')).toBeUndefined();
  time += 300;
  first.keep();
  const failed = open();
  expect(failed.begin('build')).toBe(6_000);
  time += 60_000;
  const second = open();
  expect(second.begin('build')).toBe(6_000);
  expect(second.begin('verify')).toBe(300);
  second.keep();
  expect(readdirSync(data)).toEqual(['step-times.json']);
});

it('keeps the times of steps that a publication leaves out', () => {
  const first = open();
  first.begin('build');
  time += 6_000;
  first.keep();
  const rollback = open();
  rollback.begin('switch');
  rollback.keep();
  expect(open().begin('build')).toBe(6_000);
});

it('knows nothing if the file is damaged', () => {
  writeFileSync(join(data, 'step-times.json'), '{');
  expect(open().begin('build')).toBeUndefined();
});

it('continues if it cannot write to the folder', () => {
  const times = openStepTimes(join(data, 'missing'), () => time);
  times.begin('build');
  expect(() => times.keep()).not.toThrow();
});
