import { once } from 'node:events';
import { recoverChanges } from '../src/authoring/content-edit/write-changes.ts';
import { bundleBuilder } from '../src/build/builder/bundle-builder.ts';
import { openInBrowser } from '../src/builder/program/open-in-browser.ts';
import { fail, main, parseArguments, portOf } from './cli.ts';

const USAGE = 'Usage: npm run builder -- [--port N] [--no-open] [--prepare]';

await main(async (args, { root, stdout }) => {
  const options = { port: { type: 'string' }, 'no-open': { type: 'boolean' }, prepare: { type: 'boolean' } } as const;
  const { values } = parseArguments({ args, options }, USAGE);
  const port = portOf(values.port, 4180, USAGE);
  recoverChanges(root);
  const bundle = bundleBuilder(root, (line) => stdout.write(`${line}\n`));
  if (values.prepare) {
    await bundle;
    return 0;
  }
  // Its failure is reported below.
  bundle.catch(() => undefined);
  // The bundler runs while these modules are compiled, which takes seconds the first time.
  const { serveBuilder } = await import('../src/builder/program/serve-builder.ts');
  const server = await serveBuilder({ root, port, bundle }).catch(({ code, message }: NodeJS.ErrnoException) =>
    fail(code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another with --port or PORT.` : message),
  );
  const address = `http://localhost:${server.port}/_builder/`;
  stdout.write(`The builder is at ${address}\n`);
  if (!values['no-open']) openInBrowser(address);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await server.close();
  return 0;
});
