import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { exitForUsage } from './usage.ts';
import { contentDev } from './vite-plugin-content-dev.ts';

const USAGE = 'Usage: npm run dev -- [--port N]';

const server = await createServer({
  appType: 'custom',
  // There is no page on disk to begin at; what is not found beforehand makes the browser load the page a second time.
  optimizeDeps: { entries: ['src/client.tsx', 'src/sections/*/*.section.tsx'] },
  server: { port: readPort() },
  plugins: [contentDev(process.cwd())],
});
await server.listen();
server.printUrls();

function readPort(): number {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' } } });
    const port = Number(values.port ?? process.env['PORT'] ?? 5173);
    return Number.isInteger(port) && port >= 0 && port < 65536
      ? port
      : exitForUsage(`"${values.port}" is no port.`, USAGE);
  } catch (error) {
    return exitForUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}
