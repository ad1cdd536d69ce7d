import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkMinimalSite } from '../../../tests/support/minimal-page-data.ts';
import {
  checkReleasedAddresses,
  releasedAddresses,
  readRelease,
  RELEASE_FILE,
  writeRelease,
} from './released-addresses.ts';

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'release-'))));
afterEach(() => rmSync(root, { recursive: true }));

const GASPER = 'content/projects/gasper.yaml';
const release = (...changes: Parameters<typeof checkMinimalSite>) =>
  writeRelease(root, releasedAddresses(checkMinimalSite(...changes)));
const problems = (...changes: Parameters<typeof checkMinimalSite>) =>
  checkReleasedAddresses(checkMinimalSite(...changes), readRelease(root)).map(
    ({ file, line, message, hint }) => `${file}:${line} ${message} ${hint}`,
  );

it('accepts content whose addresses were all released', () => {
  release({});
  expect(readRelease(root).map(({ address }) => address)).toEqual([
    '',
    'about-me',
    'project/alderley-software',
    'project/gasper-software',
    'thank-you',
  ]);
  expect(problems({})).toEqual([]);
});

it('accepts any content before the first release', () => expect(problems({})).toEqual([]));

it('proposes the line to add when the address of a project changes', () => {
  release({});
  const renamed = ['clientName: Gasper', 'clientName: Gasper Labs'] as const;
  expect(problems({ 'projects/gasper': [renamed] })).toEqual([
    `${GASPER}:1 The page was at /project/gasper-software when the site was released; this address leads nowhere now. Add the line "redirectFrom: [/project/gasper-software]".`,
  ]);
  const redirected = ['summary:', 'redirectFrom: [/project/gasper-software]\nsummary:'] as const;
  expect(problems({ 'projects/gasper': [renamed, redirected] })).toEqual([]);
});

it('reports the line of a released page that is gone, until it leads elsewhere or is gone for good', () => {
  writeFileSync(
    join(root, RELEASE_FILE),
    '# Addresses\n/ content/pages/home.yaml\n/prices content/pages/prices.yaml\n',
  );
  expect(problems({})).toEqual([
    'addresses.lock:3 The address /prices was released and leads nowhere now: content/pages/prices.yaml is gone. Add "redirectFrom: [/prices]" to the page that replaces it, or "gone: [/prices]" to content/site.yaml.',
  ]);
  expect(problems({ 'pages/home': [['sections:', 'redirectFrom: [prices]\nsections:']] })).toEqual([]);
  expect(problems({ site: [['consentVersion:', 'gone: [/prices]\nconsentVersion:']] })).toEqual([]);
});

it('keeps old addresses that redirect among the released ones', () => {
  release({ 'pages/about-me': [['sections:', 'redirectFrom: [/me]\nsections:']] });
  expect(problems({})).toEqual([
    'content/pages/about-me.yaml:1 The page was at /me when the site was released; this address leads nowhere now. Add the line "redirectFrom: [/me]".',
  ]);
});
