import type { Browser } from '@playwright/test';
import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { TEST_BUILD } from '../../../tools/project-fixture.ts';
import { checkBuiltSite } from './check-built.ts';
import { checkShownSite } from './check-shown.ts';
import type { GeneratedSite } from './generate-site.ts';
import { writeGeneratedSite } from './site-folder.ts';

/** What is known of every site in scripts that the program's fonts lack. */
const KNOWN_WARNING = /The fonts of the site lack the /;

/**
 * Writes a generated site into a folder that has the engine, builds it, and looks at every page.
 * @returns what is wrong with it
 */
export async function testGeneratedSite(root: string, site: GeneratedSite, browser: Browser): Promise<string[]> {
  await writeGeneratedSite(root, site);
  const { status, said } = await build(root);
  const findings = said.split('\n').filter((line) => /^\S+:\d+/.test(line) && !KNOWN_WARNING.test(line));
  if (status !== 0) return findings.length > 0 ? findings : [`The build fails: ${said}`];
  return [...findings, ...(await checkBuiltSite(root, site)), ...(await checkShownSite(root, site, browser))];
}

/** Builds the site, beside the browser of other tests. */
async function build(root: string): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, TEST_BUILD, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  const status = new Promise<number | null>((resolve) => child.once('close', resolve));
  const said = (await buffer(child.stderr)).toString();
  return { status: await status, said };
}
