import { spawnSync } from 'node:child_process';
import { ensureChromium, ensureFonts, ensureScriptFonts } from '../tools/install-browsers.ts';
import { failWithUsage, main, parseArguments } from './cli.ts';

const USAGE = 'Usage: npm run test:sites -- [--count 20] [--from 1]';

/** Tests generated sites in a real browser. The number of a site says all of it: `--from 17` tests the 17th again. */
await main((args) => {
  const options = { count: { type: 'string', default: '20' }, from: { type: 'string', default: '1' } } as const;
  const { values } = parseArguments({ args, options }, USAGE);
  const [count, from] = [values.count, values.from].map((value) => (/^[1-9]\d{0,5}$/.test(value) ? Number(value) : 0));
  if (!count || !from) return failWithUsage('--count and --from are whole numbers from 1 on.', USAGE);
  ensureFonts();
  ensureScriptFonts();
  ensureChromium();
  const spec = ['tests/generated-sites.spec.ts', '--project=chromium', '--reporter=list'];
  const env = { ...process.env, SITES: `${from}-${from + count - 1}` };
  return spawnSync('npx', ['playwright', 'test', ...spec], { env, stdio: 'inherit' }).status ?? 1;
});
