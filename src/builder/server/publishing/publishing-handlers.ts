import { commitPeople, type CommitPerson } from '../../../publishing/version-people.ts';
import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { formatDay } from '../../../i18n/format.ts';
import { clockTime, dayAt } from '../../../i18n/time-zone.ts';
import { translated } from '../../../i18n/translations.ts';
import { PublishError } from '../../../publishing/publish-failure.ts';
import { makeLiveAgain, publishSite } from '../../../publishing/publish-site.ts';
import type { PublishOptions, PublishResult } from '../../../publishing/publish-options.ts';
import type { PublishingFolders } from '../../../publishing/publishing-folders.ts';
import { isKept, listReleases, liveRelease } from '../../../publishing/release-store.ts';
import { openVersionRepository } from '../../../publishing/version-git.ts';
import { createTaskQueue } from '../../../data/task-queue.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import type { BeforeAnswers } from '../../protocol/before-calls.ts';
import type { CompareAnswers } from '../../protocol/compare-calls.ts';
import type { Publication, SiteVersion, Unpublished } from '../../protocol/publish-calls.ts';
import type { ReviewAnswers } from '../../protocol/review-calls.ts';
import { scheduledTexts } from '../../texts/scheduled/scheduled-texts.ts';
import { texts } from '../../texts/texts.ts';
import { titleOfFile } from '../problems.ts';
import { compareHandlers } from '../compare/compare-handlers.ts';
import type { BuilderSession, InSession } from '../session.ts';
import { noteOtherPublications, notePublication, type ReviewPlace } from '../reviews/keep-reviews.ts';
import { reviewHandlers } from '../reviews/review-handlers.ts';
import type { VisitorPages } from '../trace/trace-handler.ts';
import { beforeHandlers } from './before/before-handlers.ts';
import { createChosenStates } from './before/chosen-state.ts';
import { wordsOfFailure } from './failure-words.ts';
import { readScheduleFailure } from './follow-schedule.ts';
import { filesOfThings } from './files-of-things.ts';
import { draftDifference, unpublishedThings } from './list-unpublished.ts';
import { createPublicationQueue } from './publication-queue.ts';

type PublishingCall =
  | 'unpublished'
  | 'publish'
  | 'publication'
  | 'cancelPublication'
  | 'versions'
  | 'makeLive'
  | keyof CompareAnswers
  | keyof BeforeAnswers;

interface PublishingOptions {
  /** The pages of the draft. Left out: it can't be compared. */
  visitors?: VisitorPages | undefined;
  /** Where requests for a publication are stored, which is told what is live. Left out: there are none. */
  reviews?: ReviewPlace | undefined;
  /** Says that a publication takes its next step, or has ended. */
  tell?: (() => void) | undefined;
}

/** Creates the handlers of the calls about publishing. */
export function publishingHandlers(
  folders: PublishingFolders,
  inSession: InSession,
  { visitors, reviews, tell = () => undefined }: PublishingOptions = {},
): Pick<BuilderHandlers, PublishingCall> & Partial<Pick<BuilderHandlers, keyof ReviewAnswers>> {
  const inTurn = createTaskQueue();
  const open = createChosenStates(folders);
  const queue = createPublicationQueue(folders, tell);
  const ended = inSession(describeEnd);
  /** Browsers poll this, so it reads nothing from disk while a publication runs. */
  const publication = async (): Promise<Publication> => {
    const news = queue.news();
    if (news.state === 'none') return news;
    if (news.state === 'ended') return ended(news.result);
    const { lastMs = 0, ...running } = news;
    return { ...running, ...(lastMs >= 1000 && { lastSeconds: Math.round(lastMs / 1000) }) };
  };
  /** Starts a publication, or queues it behind others. */
  const begin = (publish: (options: PublishOptions) => Promise<PublishResult>): Promise<Publication> => {
    queue.add(publish);
    return publication();
  };
  return {
    unpublished: () =>
      inTurn(() =>
        inSession((session) =>
          // What is being published here is noted with the person's name.
          listUnpublished(session, folders, queue.isBusy() ? undefined : reviews),
        )(undefined),
      ),
    publish: ({ draft, things }) =>
      begin(async (options) => {
        const difference = await draftDifference(await openVersionRepository(folders.root), folders, draft);
        const result = await publishSite(options, { draft, files: await filesOfThings(difference, new Set(things)) });
        if ('live' in result && reviews) notePublication(reviews, difference, things);
        return result;
      }),
    publication,
    cancelPublication() {
      queue.cancel();
      return publication();
    },
    versions: () => inSession((session) => listVersions(session, folders))(undefined),
    ...compareHandlers({ folders, pages: visitors, open }, inSession),
    ...beforeHandlers({ folders, visitors, open }, inSession),
    ...(reviews && reviewHandlers(folders.root, reviews, inSession)),
    makeLive: ({ number }) => begin((options) => makeLiveAgain(options, number)),
  };
}

function describeEnd(session: BuilderSession, result: PublishResult): Publication {
  if ('failure' in result) return { state: 'failed', ...wordsOfFailure(session, result.failure) };
  const { timeZone, regions } = result.live.audience;
  const day = dayAt(result.since.getTime(), timeZone);
  const isToday = day === dayAt(Date.now(), timeZone);
  const names = regions.map((name) => translated(name));
  const past = isToday ? undefined : formatDay(day, texts.common.locale);
  return { state: 'live', message: texts.server.publishing.live(clockTime(result.since, timeZone), names, past) };
}

async function listUnpublished(
  session: BuilderSession,
  folders: PublishingFolders,
  reviews: ReviewPlace | undefined,
): Promise<Unpublished> {
  const isPublished = liveRelease(folders.releases) !== undefined;
  const scheduleProblem = scheduleProblemOf(session, folders);
  try {
    const difference = await draftDifference(await openVersionRepository(folders.root), folders);
    if (reviews) await noteOtherPublications(reviews, difference);
    return {
      draft: difference.draft,
      isPublished,
      things: await unpublishedThings(session, folders, difference),
      ...scheduleProblem,
    };
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    const { message, details } = wordsOfFailure(session, error.failure);
    return { draft: '', isPublished, things: [], obstacle: { message, details }, ...scheduleProblem };
  }
}

/** Returns why something scheduled isn't published yet, if so. */
function scheduleProblemOf(session: BuilderSession, { data }: PublishingFolders): Pick<Unpublished, 'scheduleProblem'> {
  const failed = readScheduleFailure(data);
  if (!failed) return {};
  const next = new Date(failed.next).toISOString();
  return { scheduleProblem: { ...wordsOfFailure(session, failed.failure), next } };
}

async function listVersions(session: BuilderSession, { root, releases }: PublishingFolders): Promise<SiteVersion[]> {
  const live = liveRelease(releases);
  const all = listReleases(releases);
  const people = await commitPeople(
    root,
    all.map(({ version }) => version),
  );
  const changed = new Set([...people.values()].flatMap(({ files }) => files));
  // Each title reads and parses a file.
  const titles = new Map([...changed].map((file) => [file, titleOfFile(session, file)]));
  return all.map(({ number, version, built, scheduled }) => {
    const { person, files }: CommitPerson = people.get(version) ?? { person: '', files: [] };
    return {
      number,
      time: built,
      person,
      changes: [...new Set(files.map((file) => titles.get(file) ?? file))],
      ...(scheduled && { scheduled: scheduledTexts().published(scheduled[interfaceLanguage()]) }),
      isLive: number === live,
      isKept: isKept(releases, number),
    };
  });
}
