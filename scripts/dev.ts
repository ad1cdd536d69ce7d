import { serveDev } from '../vite/serve-dev.ts';
import { main, readPort } from './cli.ts';

const USAGE = 'Usage: npm run dev -- [--port N]';

await main(async (args) => {
  await serveDev(readPort(args, 5173, USAGE));
  return 0;
});
