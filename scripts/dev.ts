import { bundleBuilder } from '../src/build/builder/bundle-builder.ts';
import { serveDev } from '../vite/serve-dev.ts';
import { main, parseArguments, portOf } from './cli.ts';

const USAGE = 'Usage: npm run dev -- [--port N] [--builder-source]';

await main(async (args, { root, stdout }) => {
  const options = { port: { type: 'string' }, 'builder-source': { type: 'boolean' } } as const;
  const { values } = parseArguments({ args, options }, USAGE);
  await serveDev({
    port: portOf(values.port, 5173, USAGE),
    prepareBundle: values['builder-source']
      ? undefined
      : () => bundleBuilder(root, (line) => stdout.write(`${line}\n`)),
  });
  return 0;
});
