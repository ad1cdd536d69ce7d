import { once } from 'node:events';
import { bundleBuilder } from '../src/build/builder/bundle-builder.ts';
import { openInBrowser } from '../src/builder/program/open-in-browser.ts';
import { mailProblem, takeMailSettings, type MailSettings } from '../src/mail/mail-settings.ts';
import { publishingProblem } from '../src/publishing/public-address.ts';
import { fail, failWithUsage, main, parseArguments, portOf } from './cli.ts';
import type { PeopleCommand } from './commands/builder-people.ts';
import { REPLACE_STATUS } from './install-next.mjs';

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

/** Port of the builder on one's own machine. */
const BUILDER_PORT = 4180;

await main(async (args, { root, stdout }) => {
  const { values } = parseArguments({ args, options: OPTIONS }, USAGE);
  const say = (line: string) => stdout.write(`${line}\n`);
  const { prepare, port: writtenPort, 'no-open': isQuiet, ...commands } = values;
  if (Object.keys(commands).length > 0) return runCommand({ root, usage: USAGE, say }, commands);
  const problem = mailProblem(process.env) ?? publishingProblem(process.env);
  if (problem !== undefined) return fail(problem);
  const mail = takeMailSettings(process.env);
  const portOr = (usual: number) => portOf(writtenPort, usual, USAGE);
  portOr(BUILDER_PORT); // a wrong one is refused before anything is bundled
  const bundle = bundleBuilder(root, say);
  if (prepare) {
    const folder = await bundle;
    process.send?.(folder); // `builder.mjs` waits for it
    return 0;
  }
  // Its failure is reported below.
  bundle.catch(() => undefined);
  // Only the program that serves needs these modules: whoever prepares it starts bundling at once.
  const [{ accessFromEnvironment, portOfAddress, previewsFromEnvironment }, { recoverChanges }, { serveBuilder }] =
    await Promise.all([
      import('./commands/builder-people.ts'),
      import('../src/authoring/content-edit/write-changes.ts'),
      import('../src/builder/program/serve-builder.ts'),
    ]);
  const access = accessFromEnvironment(root, mail);
  const port = portOr(portOfAddress(access?.origin, BUILDER_PORT));
  const previews = previewsFromEnvironment();
  recoverChanges(root);
  const replaced = new AbortController();
  const restart = () => replaced.abort();
  const server = await serveBuilder({ root, port, access, previews, bundle, restart }).catch(
    ({ code, message }: NodeJS.ErrnoException) =>
      fail(code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another with --port or PORT.` : message),
  );
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), once(replaced.signal, 'abort')]);
  const address = `${access?.origin ?? `http://localhost:${server.port}`}/_builder/`;
  say(`The builder is at ${address}`);
  if (access) say(`It listens on 127.0.0.1:${server.port}.`);
  const site = process.env['PUBLISHED_URL'] ? undefined : await servePublished(root, mail);
  const schedule = await followDays(root, mail);
  if (!access && !isQuiet) openInBrowser(address);
  await ended;
  schedule.close();
  site?.close();
  await server.close();
  return replaced.signal.aborted ? REPLACE_STATUS : 0;
});

/** What a command of the builder is told; one of them is given. */
interface CommandValues {
  invite?: string;
  role?: string;
  'move-to'?: string;
  forget?: string;
  backup?: string;
  check?: boolean;
}

/** Runs a command that ends by itself. */
async function runCommand(command: PeopleCommand, values: CommandValues): Promise<number> {
  const { backUpByCommand, checkByCommand, forgetByCommand, inviteByCommand, moveByCommand } =
    await import('./commands/builder-people.ts');
  if (values['move-to'] !== undefined) return moveByCommand(command, values['move-to']);
  if (values.invite !== undefined) return inviteByCommand(command, values.invite, values.role);
  if (values.forget !== undefined) return forgetByCommand(command, values.forget);
  if (values.backup !== undefined) return backUpByCommand(command, values.backup);
  if (values.check) return checkByCommand(command);
  return failWithUsage('Write --role after --invite and a name.', USAGE);
}

/** Publishes what is scheduled, from now on. What is published is served by then, so that it can be verified. */
async function followDays(root: string, mail: MailSettings | undefined): Promise<{ close: () => void }> {
  const [{ followSchedule }, { mailScheduleFailure, mailScheduleLive }, { publishingFolders }, address] =
    await Promise.all([
      import('../src/builder/server/publishing/follow-schedule.ts'),
      import('../src/builder/server/publishing/mail-schedule-failure.ts'),
      import('../src/publishing/publishing-folders.ts'),
      import('../src/publishing/public-address.ts'),
    ]);
  const folders = publishingFolders(root);
  const about = mail && { releases: folders.releases, settings: mail, builder: process.env['BUILDER_ORIGIN'] };
  return followSchedule({
    folders,
    publicUrl: address.publicAddress(process.env, folders.data) ?? '',
    command: address.publishCommand(process.env),
    hostBranch: address.publishBranch(process.env),
    onFailure: async (failure) => about && mailScheduleFailure(about, failure),
    onRecovery: async (result) => about && mailScheduleLive(about, result),
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
