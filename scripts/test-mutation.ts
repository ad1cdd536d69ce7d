import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { toolFolder } from './tool-package.ts';

// Stryker works on the folder that it is started in. Words of the command line come last and so take precedence.
const folder = toolFolder('mutation');
const { status } = spawnSync(
  join(folder, 'node_modules/.bin/stryker'),
  ['run', join(folder, 'stryker.config.json'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
