import { spawn } from 'node:child_process';
import { main, readPort } from './cli.ts';

const USAGE = 'Usage: npm run dev -- [--port N]';

/** Exit status with which the server asks to be started again. */
const RESTART_STATUS = 75;

await main(async (args) => {
  const port = readPort(args, 5173, USAGE);
  if (process.send) await serve(port);
  else supervise();
  return 0;
});

/** Runs the server in a process of its own, and again whenever the regions of the content change. */
function supervise(): void {
  const [, ...args] = process.argv;
  const server = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const stop = (signal: NodeJS.Signals) => void server.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  server.once('exit', (status) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    if (status === RESTART_STATUS) supervise();
    else process.exit(status ?? 0);
  });
}

async function serve(port: number): Promise<void> {
  process.once('disconnect', () => process.exit());
  // Only here: the process that supervises needs none of these modules.
  const { serveDev } = await import('../vite/serve-dev.ts');
  await serveDev(port, () => {
    console.log('The regions changed. Starting again.');
    process.exit(RESTART_STATUS);
  });
}
