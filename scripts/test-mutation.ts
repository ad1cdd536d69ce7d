import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { toolFolder } from '../tools/tool-package.ts';

// Stryker runs in the current folder. Command-line arguments come last and take precedence.
const folder = toolFolder('mutation');
const { status } = spawnSync(
  join(folder, 'node_modules/.bin/stryker'),
  ['run', join(folder, 'stryker.config.json'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
