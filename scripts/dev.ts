import { createServer } from 'vite';
import { readPort } from './read-port.ts';
import { contentDev } from './vite-plugin-content-dev.ts';

const USAGE = 'Usage: npm run dev -- [--port N]';

const server = await createServer({
  appType: 'custom',
  // There is no page on disk to begin at; what is not found beforehand makes the browser load the page a second time.
  optimizeDeps: { entries: ['src/client.tsx', 'src/sections/*/*.section.tsx'] },
  server: { port: readPort(5173, USAGE) },
  plugins: [contentDev(process.cwd())],
});
await server.listen();
server.printUrls();
