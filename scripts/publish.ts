import { recoverChanges } from '../src/authoring/content-edit/write-changes.ts';
import { clockTime } from '../src/i18n/time-zone.ts';
import { failureInWords } from '../src/publishing/failure-in-words.ts';
import { publicAddress, publishBranch, publishCommand, publishingProblem } from '../src/publishing/public-address.ts';
import { makeLiveAgain, publishSite } from '../src/publishing/publish-site.ts';
import type { PublishOptions, PublishResult, PublishStep } from '../src/publishing/publish-options.ts';
import { publishingFolders } from '../src/publishing/publishing-folders.ts';
import { listReleases, liveRelease } from '../src/publishing/release-store.ts';
import { fail, failWithUsage, main, parseArguments, type CommandContext } from './cli.ts';

const USAGE = `Usage: npm run publish -- [--versions | --make-live N]
Publishes the files as they are. --versions lists what was published before; --make-live shows one of those again.`;

const STEPS: Readonly<Record<PublishStep, string>> = {
  wait: 'Another publication is running; this one begins when that is done.',
  store: 'Storing the version …',
  build: 'Building it …',
  switch: 'Making it live …',
  host: 'Waiting until the host has built it …',
  verify: 'Verifying what visitors get …',
};

await main(async (args, context) => {
  const options = { versions: { type: 'boolean' }, 'make-live': { type: 'string' } } as const;
  const { values } = parseArguments({ args, options }, USAGE);
  const { versions, 'make-live': number } = values;
  if (versions && number !== undefined) return failWithUsage('Use either --versions or --make-live.', USAGE);
  if (number !== undefined && !/^[1-9]\d*$/.test(number))
    return failWithUsage(`"${number}" is not a version number.`, USAGE);
  if (versions) return printVersions(context);
  recoverChanges(context.root);
  const publication = optionsOf(context);
  return report(
    await (number === undefined ? publishSite(publication) : makeLiveAgain(publication, Number(number))),
    publication,
    context,
  );
});

function optionsOf({ root, stdout, stderr }: CommandContext): PublishOptions {
  const problem = publishingProblem(process.env);
  if (problem !== undefined) return fail(problem);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const folders = publishingFolders(root);
  return {
    folders,
    publicUrl: publicAddress(process.env, folders.data) ?? '',
    command: publishCommand(process.env),
    hostBranch: publishBranch(process.env),
    onStep: (step, lastMs) => void stdout.write(`${STEPS[step]}${lastTime(lastMs)}\n`),
    print: (text) => void stderr.write(text),
    signal: stop.signal,
  };
}

/** Says how long a step took last time, if that was a second or more. */
function lastTime(lastMs = 0): string {
  return lastMs < 1000 ? '' : ` (${Math.round(lastMs / 1000)} s last time)`;
}

function report(result: PublishResult, { publicUrl }: PublishOptions, { stdout, stderr }: CommandContext): number {
  if ('failure' in result) {
    stderr.write(`${failureInWords(result.failure)}\nWhat visitors see is as it was.\n`);
    return 1;
  }
  const { live, since, compared } = result;
  const { timeZone, regions } = live.audience;
  stdout.write(`${publicUrl}: ${compared} changed addresses verified.\n`);
  stdout.write(`Live since ${clockTime(since, timeZone)} in ${regions.join(', ')}\n`);
  return 0;
}

function printVersions({ root, stdout }: CommandContext): number {
  const { releases } = publishingFolders(root);
  const live = liveRelease(releases);
  const all = listReleases(releases);
  if (all.length === 0) stdout.write('Nothing is published yet.\n');
  for (const { number, built, version } of all)
    stdout.write(`${number}  ${built}  ${version.slice(0, 10)}${number === live ? '  live' : ''}\n`);
  return 0;
}
