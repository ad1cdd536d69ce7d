import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { recoverChanges } from '../src/authoring/content-edit/write-changes.ts';
import { toolFolder } from '../tools/tool-package.ts';
import { main, parseArguments } from './cli.ts';

const USAGE = 'Usage: npm run mcp';

// The protocol uses standard output, so nothing else may be written to it.
await main(async (args, { root }) => {
  parseArguments({ args }, USAGE);
  recoverChanges(root);
  const server = spawn(process.execPath, ['--import', 'tsx', join(toolFolder('mcp'), 'server.ts')], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  const [status] = (await once(server, 'exit')) as [number | null];
  return status ?? 1;
});
