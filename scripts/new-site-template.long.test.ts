import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteTemplates } from '../src/authoring/scaffold/site-template.ts';
import { runStep } from '../src/upgrade/run-step.ts';
import { copyEngineWith } from '../tests/support/second-site.ts';

/*
 * A site from each template, in place of another one: what its owner runs first succeeds.
 */

/** Types, a build, and the tests of the built site in a browser. */
const TIMEOUT_MS = 1_200_000;

describe.each(siteTemplates())('a new site from the template %s', (template) => {
  let root = '';
  const npm = async (...args: string[]) => {
    const { status, output } = await runStep(root, ['run', '--silent', ...args]);
    expect(status, output).toBe(0);
    return output;
  };
  beforeAll(() => void (root = copyEngineWith('choir')));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is written in place of the one before, with right types', { timeout: TIMEOUT_MS }, async () => {
    await npm('new:site', '--', '--template', template, '--yes');
    expect(await npm('types')).toBe('');
  });

  it('passes the tests of any content', { timeout: TIMEOUT_MS }, async () => {
    expect(await npm('test:content')).toMatch(/ 0 failed\n$/);
    expect(existsSync(join(root, 'dist/404.html'))).toBe(true);
    const pages = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    const texts = pages.map((file) => readFileSync(join(root, 'dist', file), 'utf8'));
    // The size of a download is read from its file.
    expect(texts.filter((html) => /href="\/files\//.test(html) && !/\(PDF, [\d.,]+\s(?:kB|MB)/.test(html))).toEqual([]);
  });
});
