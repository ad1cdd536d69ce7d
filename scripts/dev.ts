import { createServer } from 'vite';
import { recoverChanges } from '../src/authoring/content-edit/write-changes.ts';
import { readPort } from './cli.ts';
import { contentDev } from '../vite/vite-plugin-content-dev.ts';

const USAGE = 'Usage: npm run dev -- [--port N]';

recoverChanges(process.cwd());
const server = await createServer({
  appType: 'custom',
  // There is no page on disk to begin at; what is not found beforehand makes the browser load the page a second time.
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/sections/*/*.section.tsx', 'gallery/entry-gallery.tsx'] },
  server: { port: readPort(5173, USAGE) },
  plugins: [contentDev(process.cwd())],
});
await server.listen();
server.printUrls();
