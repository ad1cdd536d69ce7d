import { commitPeople, type CommitPerson } from '../../../publishing/version-people.ts';
import { clockTime } from '../../../i18n/time-zone.ts';
import { publicAddress, publishCommand } from '../../../publishing/public-address.ts';
import { PublishError, type PublishFailure } from '../../../publishing/publish-failure.ts';
import {
  makeLiveAgain,
  publishSite,
  type PublishOptions,
  type PublishResult,
} from '../../../publishing/publish-site.ts';
import { publishingFolders, type PublishingFolders } from '../../../publishing/publishing-folders.ts';
import { listReleases, liveRelease } from '../../../publishing/release-store.ts';
import { openVersionRepository } from '../../../publishing/version-git.ts';
import { createTaskQueue } from '../../../data/task-queue.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import type { PublicationStep, Publication, SiteVersion, Unpublished } from '../../protocol/publish-calls.ts';
import { texts } from '../../texts/texts.ts';
import { authorArguments } from '../acting-person.ts';
import { titleOfFile } from '../problems.ts';
import type { BuilderSession, InSession } from '../session.ts';
import { wordsOfFailure } from './failure-words.ts';
import { filesOfThings } from './files-of-things.ts';
import { draftDifference, unpublishedThings } from './list-unpublished.ts';

/** A publication, from its beginning. */
interface Run {
  id: number;
  step: PublicationStep;
  stop: AbortController;
  result?: PublishResult;
}

/** Creates what the server runs for the calls about publishing. */
export function publishingHandlers(
  root: string,
  inSession: InSession,
): Pick<BuilderHandlers, 'unpublished' | 'publish' | 'publication' | 'cancelPublication' | 'versions' | 'makeLive'> {
  const folders = publishingFolders(root);
  const inTurn = createTaskQueue();
  let run: Run | undefined;
  const isRunning = () => run !== undefined && run.result === undefined;
  /** Begins a publication, unless one is being made. */
  const begin = (publish: (options: PublishOptions) => Promise<PublishResult>): { hasBegun: boolean } => {
    if (isRunning()) return { hasBegun: false };
    const own: Run = { id: (run?.id ?? 0) + 1, step: 'store', stop: new AbortController() };
    run = own;
    publish(optionsOf(folders, own))
      .catch((error: unknown): PublishResult => ({ failure: failureOf(error) }))
      .then((result) => (own.result = result))
      .catch(() => undefined);
    return { hasBegun: true };
  };
  const publication = inSession((session): Publication => (run ? describeRun(session, run) : { state: 'none' }));
  return {
    unpublished: () => inTurn(() => inSession((session) => listUnpublished(session, folders))(undefined)),
    publish: ({ draft, things }) =>
      begin(async (options) => {
        const difference = await draftDifference(await openVersionRepository(root), folders, draft);
        return publishSite(options, { draft, files: await filesOfThings(difference, new Set(things)) });
      }),
    publication: () => publication(undefined),
    cancelPublication() {
      run?.stop.abort();
      return publication(undefined);
    },
    versions: () => inSession((session) => listVersions(session, folders))(undefined),
    makeLive: ({ number }) => begin((options) => makeLiveAgain(options, number)),
  };
}

function optionsOf(folders: PublishingFolders, run: Run): PublishOptions {
  return {
    folders,
    publicUrl: publicAddress(process.env) ?? process.env['PUBLISHED_URL'] ?? '',
    command: publishCommand(process.env),
    author: authorArguments(),
    onStep: (step) => void (run.step = step),
    print: () => undefined,
    signal: run.stop.signal,
  };
}

/** A mistake of the program is told like any other failure, so that nobody waits for its end. */
function failureOf(error: unknown): PublishFailure {
  if (error instanceof PublishError) return error.failure;
  console.error(error);
  return { kind: 'build', details: error instanceof Error ? error.message : String(error) };
}

function describeRun(session: BuilderSession, { id, step, result }: Run): Publication {
  if (!result) return { state: 'running', id, step };
  if ('failure' in result) return { state: 'failed', id, ...wordsOfFailure(session, result.failure) };
  const { timeZone, regions } = result.live.audience;
  return { state: 'live', id, message: texts.server.publishing.live(clockTime(result.since, timeZone), regions) };
}

async function listUnpublished(session: BuilderSession, folders: PublishingFolders): Promise<Unpublished> {
  const isPublished = liveRelease(folders.releases) !== undefined;
  try {
    const difference = await draftDifference(await openVersionRepository(folders.root), folders);
    return {
      draft: difference.draft,
      isPublished,
      things: await unpublishedThings(session, folders, difference),
    };
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    const { message, details } = wordsOfFailure(session, error.failure);
    return { draft: '', isPublished, things: [], obstacle: { message, details } };
  }
}

async function listVersions(session: BuilderSession, { root, releases }: PublishingFolders): Promise<SiteVersion[]> {
  const live = liveRelease(releases);
  const all = listReleases(releases);
  const people = await commitPeople(
    root,
    all.map(({ version }) => version),
  );
  return all.map(({ number, version, built }) => {
    const { person, files }: CommitPerson = people.get(version) ?? { person: '', files: [] };
    return {
      number,
      time: built,
      person,
      changes: [...new Set(files.map((file) => titleOfFile(session, file)))],
      isLive: number === live,
    };
  });
}
