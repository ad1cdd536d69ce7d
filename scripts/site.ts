import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { openEnquiries } from '../src/builder/enquiries/open-enquiries.ts';
import { mailProblem, takeMailSettings } from '../src/mail/mail-settings.ts';
import { SITE_PORT } from '../src/publishing/public-address.ts';
import { publishingFolders } from '../src/publishing/publishing-folders.ts';
import { liveRelease } from '../src/publishing/release-store.ts';
import { serveReleases } from '../src/publishing/serve-releases.ts';
import { fail, main, parseArguments, portOf } from './cli.ts';

const USAGE = 'Usage: npm run site -- [--port N]';

await main(async (args, { root, stdout }) => {
  const { values } = parseArguments({ args, options: { port: { type: 'string' } } }, USAGE);
  const port = portOf(values.port ?? (process.env['SITE_PORT'] || String(SITE_PORT)), SITE_PORT, USAGE);
  const problem = mailProblem(process.env);
  if (problem !== undefined) return fail(problem);
  const folders = publishingFolders(root);
  const enquiries = openEnquiries(folders, takeMailSettings(process.env));
  const server = await serveReleases(folders, port, enquiries.receive).catch(
    ({ code, message }: NodeJS.ErrnoException) =>
      fail(code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another with --port or SITE_PORT.` : message),
  );
  const address = server.address() as AddressInfo; // it listens on a port
  stdout.write(`The published site is at http://localhost:${address.port}\n`);
  if (liveRelease(folders.releases) === undefined)
    stdout.write('Nothing is published yet. Run "npm run publish" in another terminal.\n');
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  enquiries.close();
  server.close();
  server.closeIdleConnections();
  return 0;
});
