import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { recoverChanges } from '../src/authoring/content-edit/write-changes.ts';
import { toolFolder } from '../tools/tool-package.ts';

// The protocol uses standard output, so nothing else may be written to it.
recoverChanges(process.cwd());
const server = spawn(process.execPath, ['--import', 'tsx', join(toolFolder('mcp'), 'server.ts')], { stdio: 'inherit' });
server.on('exit', (status) => (process.exitCode = status ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
