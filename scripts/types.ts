import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What is checked in the engine's repository: everything, what runs in Node, and what runs in the browser. */
const ENGINE = ['tsconfig.json', 'tsconfig.node.json', 'tsconfig.browser.json'];

/** What is checked beside another site than the one that the engine comes with, whose tests are in `tests/site/`. */
const OWN_SITE = ['tsconfig.own-site.json', 'tsconfig.browser.json'];

for (const config of existsSync('tests/site') ? ENGINE : OWN_SITE) {
  const { status } = spawnSync('npx', ['tsc', '-p', config], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    process.exitCode = 1;
    break;
  }
}
