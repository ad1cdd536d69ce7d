import { once } from 'node:events';
import { recoverChanges } from '../src/authoring/content-edit/write-changes.ts';
import { bundleBuilder } from '../src/build/builder/bundle-builder.ts';
import { openInBrowser } from '../src/builder/program/open-in-browser.ts';
import { mailProblem, takeMailSettings, type MailSettings } from '../src/mail/mail-settings.ts';
import { publishingProblem } from '../src/publishing/public-address.ts';
import { fail, main, parseArguments, portOf } from './cli.ts';
import {
  accessFromEnvironment,
  backUpByCommand,
  checkByCommand,
  forgetByCommand,
  inviteByCommand,
  moveByCommand,
  portOfAddress,
  previewsFromEnvironment,
} from './commands/builder-people.ts';

const USAGE = [
  'Usage: npm run builder -- [--port N] [--no-open] [--prepare]',
  '       npm run builder -- --invite NAME --role owner|editor|contributor',
  '       npm run builder -- --move-to ADDRESS | --forget NAME | --backup FILE | --check',
].join('\n');

const OPTIONS = {
  port: { type: 'string' },
  'no-open': { type: 'boolean' },
  prepare: { type: 'boolean' },
  invite: { type: 'string' },
  role: { type: 'string' },
  'move-to': { type: 'string' },
  forget: { type: 'string' },
  backup: { type: 'string' },
  check: { type: 'boolean' },
} as const;

await main(async (args, { root, stdout }) => {
  const { values } = parseArguments({ args, options: OPTIONS }, USAGE);
  const say = (line: string) => stdout.write(`${line}\n`);
  const command = { root, usage: USAGE, say };
  if (values['move-to'] !== undefined) return moveByCommand(command, values['move-to']);
  if (values.invite !== undefined) return inviteByCommand(command, values.invite, values.role);
  if (values.forget !== undefined) return forgetByCommand(command, values.forget);
  if (values.backup !== undefined) return backUpByCommand(command, values.backup);
  if (values.check) return checkByCommand(command);
  const problem = mailProblem(process.env) ?? publishingProblem(process.env);
  if (problem !== undefined) return fail(problem);
  const mail = takeMailSettings(process.env);
  const access = values.prepare ? undefined : accessFromEnvironment(root, mail);
  const port = portOf(values.port, portOfAddress(access?.origin, 4180), USAGE);
  const previews = previewsFromEnvironment();
  const bundle = bundleBuilder(root, say);
  if (values.prepare) {
    const folder = await bundle;
    process.send?.(folder); // `builder.mjs` waits for it
    return 0;
  }
  // Its failure is reported below.
  bundle.catch(() => undefined);
  recoverChanges(root);
  // Only the program that serves needs these modules.
  const { serveBuilder } = await import('../src/builder/program/serve-builder.ts');
  const server = await serveBuilder({ root, port, access, previews, bundle }).catch(
    ({ code, message }: NodeJS.ErrnoException) =>
      fail(code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another with --port or PORT.` : message),
  );
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const address = `${access?.origin ?? `http://localhost:${server.port}`}/_builder/`;
  say(`The builder is at ${address}`);
  if (access) say(`It listens on 127.0.0.1:${server.port}.`);
  const site = process.env['PUBLISHED_URL'] ? undefined : await servePublished(root, mail);
  const schedule = await followDays(root, mail);
  if (!access && !values['no-open']) openInBrowser(address);
  await ended;
  schedule.close();
  site?.close();
  await server.close();
  return 0;
});

/** Publishes what is scheduled, from now on. What is published is served by then, so that it can be verified. */
async function followDays(root: string, mail: MailSettings | undefined): Promise<{ close: () => void }> {
  const [{ followSchedule }, { mailScheduleFailure }, { publishingFolders }, address] = await Promise.all([
    import('../src/builder/server/publishing/follow-schedule.ts'),
    import('../src/builder/server/publishing/mail-schedule-failure.ts'),
    import('../src/publishing/publishing-folders.ts'),
    import('../src/publishing/public-address.ts'),
  ]);
  const folders = publishingFolders(root);
  return followSchedule({
    folders,
    publicUrl: address.publicAddress(process.env) ?? '',
    command: address.publishCommand(process.env),
    hostBranch: address.publishBranch(process.env),
    onFailure: async (failure) => mail && mailScheduleFailure(folders.releases, mail, failure),
  });
}

/** Serves what is published; `undefined` if something has the port already: "npm run site", or the builder of another project. */
async function servePublished(
  root: string,
  mail: MailSettings | undefined,
): Promise<{ close: () => void } | undefined> {
  const [{ serveReleases }, { openEnquiries }, { SITE_PORT }, { publishingFolders }] = await Promise.all([
    import('../src/publishing/serve-releases.ts'),
    import('../src/builder/enquiries/open-enquiries.ts'),
    import('../src/publishing/public-address.ts'),
    import('../src/publishing/publishing-folders.ts'),
  ]);
  const port = Number(process.env['SITE_PORT'] || SITE_PORT);
  const folders = publishingFolders(root);
  const enquiries = openEnquiries(folders, mail);
  try {
    const server = await serveReleases(folders, port, enquiries.receive);
    return {
      close() {
        enquiries.close();
        server.close();
        server.closeAllConnections();
      },
    };
  } catch {
    enquiries.close();
    return undefined;
  }
}
