import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { serveDist } from '../src/hosting/serve-dist.ts';
import { fail, main, readPort } from './cli.ts';

const USAGE = 'Usage: npm run preview -- [--port N]';

await main(async (args, { root }) => {
  const port = readPort(args, 4173, USAGE);
  if (!existsSync('dist/index.html')) fail('There is no dist/ to serve. Run "npm run build" first.');
  const server = await serveDist(root, port).catch(({ code, message }: NodeJS.ErrnoException) =>
    fail(code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another with --port or PORT.` : message),
  );
  const address = server.address() as AddressInfo; // it listens on a port
  console.log(`The site is at http://localhost:${address.port}`);
  return 0;
});
