import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { MINI_BROWSER } from '../tools/webkit.ts';
import { findInstalled, installFromDebian } from '../tools/install-browsers.ts';

/** Debian's packages of the components, and where they're installed. */
const PARTS: Record<string, string> = {
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  'libwebkit2gtk-4.1-0': MINI_BROWSER,
  xvfb: '/usr/bin/xvfb-run',
  xauth: '/usr/bin/xauth',
};

const missing = Object.entries(PARTS)
  .filter(([name, path]) => !findInstalled([path]) && !installFromDebian(name))
  .map(([name]) => name);

if (missing.length > 0) {
  process.stderr.write(`WebKitGTK is needed, and cannot be installed here: ${missing.join(', ')}.\n`);
  process.exit(1);
}
if (!existsSync('dist/index.html')) {
  process.stderr.write('There is no dist/ to test. Run "npm run build" first.\n');
  process.exit(1);
}
const args = ['--import', 'tsx', '--test', '--test-reporter=spec', 'tests/webkit/smoke.webkit.ts'];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
