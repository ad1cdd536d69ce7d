import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { recoverChanges } from '../src/authoring/content-edit/write-changes.ts';
import { planSchemas } from '../src/authoring/editor/editor-files.ts';
import { writeEditorFiles } from '../src/authoring/editor/write-editor-files.ts';
import { main, readPort } from './cli.ts';
import { builder } from '../vite/vite-plugin-builder.ts';
import { contentDev } from '../vite/vite-plugin-content-dev.ts';

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
  recoverChanges(process.cwd());
  await writeEditorFiles(process.cwd(), await planSchemas(process.cwd()));
  const server = await createServer({
    appType: 'custom',
    // There is no page on disk to begin at; what is not found beforehand makes the browser load the page a second time.
    optimizeDeps: {
      entries: [
        'src/entry-client.tsx',
        'src/sections/*/*.section.tsx',
        'gallery/entry-gallery.tsx',
        'src/builder/entry-builder.tsx',
      ],
    },
    server: { port },
    plugins: [
      builder(process.cwd()),
      contentDev(process.cwd(), () => {
        console.log('The regions changed. Starting again.');
        process.exit(RESTART_STATUS);
      }),
    ],
  });
  await server.listen();
  server.printUrls();
}
