import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serveDist } from './serve-dist.ts';
import { exitForUsage } from './usage.ts';

const USAGE = 'Usage: npm run preview -- [--port N]';

const port = readPort();
if (!existsSync('dist/index.html')) {
  process.stderr.write('There is no dist/ to serve. Run "npm run build" first.\n');
  process.exit(1);
}
await serveDist(process.cwd(), port).catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(
    error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another with --port.\n` : `${error.message}\n`,
  );
  process.exit(1);
});
console.log(`The site is at http://localhost:${port}`);

function readPort(): number {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' } } });
    const port = Number(values.port ?? process.env['PORT'] ?? 4173);
    return Number.isInteger(port) && port >= 0 && port < 65536
      ? port
      : exitForUsage(`"${values.port}" is no port.`, USAGE);
  } catch (error) {
    return exitForUsage(error instanceof Error ? error.message : String(error), USAGE);
  }
}
