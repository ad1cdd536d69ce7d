import { existsSync } from 'node:fs';
import { serveDist } from '../src/hosting/serve-dist.ts';
import { readPort } from './cli.ts';

const USAGE = 'Usage: npm run preview -- [--port N]';

const port = readPort(4173, USAGE);
if (!existsSync('dist/index.html')) {
  process.stderr.write('There is no dist/ to serve. Run "npm run build" first.\n');
  process.exit(1);
}
await serveDist(process.cwd(), port).catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(
    error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another with --port or PORT.\n` : `${error.message}\n`,
  );
  process.exit(1);
});
console.log(`The site is at http://localhost:${port}`);
