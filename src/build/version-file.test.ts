import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { writeVersionFile } from './version-file.ts';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'version-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
});

it.each(['SITE_VERSION', 'COMMIT_REF', 'CF_PAGES_COMMIT_SHA', 'VERCEL_GIT_COMMIT_SHA', 'RENDER_GIT_COMMIT'])(
  'names the commit in %s',
  (name) => {
    writeVersionFile(out, { [name]: 'abc123' });
    expect(JSON.parse(readFileSync(join(out, 'version.json'), 'utf8'))).toEqual({ version: 'abc123' });
  },
);

it('prefers the variable of the site, and writes nothing without a commit', () => {
  writeVersionFile(out, {});
  writeVersionFile(out, { COMMIT_REF: '' });
  expect(existsSync(join(out, 'version.json'))).toBe(false);
  writeVersionFile(out, { COMMIT_REF: 'of the host', SITE_VERSION: 'of the site' });
  expect(readFileSync(join(out, 'version.json'), 'utf8')).toContain('of the site');
});
