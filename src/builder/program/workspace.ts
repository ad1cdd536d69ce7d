import { randomBytes } from 'node:crypto';
import { hasErrors } from '../../content/diagnostics/diagnostic.ts';
import { includesFile, openDraftSite, type DraftSite } from '../../content/draft-site.ts';
import { watchFolder } from '../../content/read/watch-folder.ts';
import { BRAND_FILE } from '../../theme/brand.ts';
import { ONLINE_EVENT } from '../protocol/online-calls.ts';
import { PEOPLE_EVENT } from '../protocol/presence.ts';
import { PUBLICATION_EVENT } from '../protocol/publish-calls.ts';
import { CONTENT_EVENT, type PageChange, type PushedEvent } from '../protocol/push-events.ts';
import { CHANGED_EVENT, type ContentChange } from '../protocol/transport.ts';
import { keepDraft, type DraftKeeper, type DraftPlace } from '../server/repository/keep-draft.ts';
import { createBuilderHandlers } from '../server/builder-handlers.ts';
import type { BuilderContext } from '../server/builder-context.ts';
import { hashOf } from '../../authoring/content-edit/open-check.ts';
import { currentText } from '../server/current-text.ts';
import { shareAnswers } from '../server/share-answers.ts';
import { createPresence, type Presence } from '../server/together/presence.ts';
import type { ShownPages } from '../server/trace/trace-handler.ts';
import { openDraftPages, type DraftPages } from './draft-pages.ts';
import { createEventLog, type EventLog } from './event-log.ts';
import type { Renderer } from './renderer.ts';

/** A draft of the site while people edit it: its files and pages, and who follows them. */
export interface Workspace {
  root: string;
  draft: DraftSite;
  pages: DraftPages;
  events: EventLog;
  keeper: DraftKeeper;
  handlers: ReturnType<typeof createBuilderHandlers>;
  /** Who has it open, where people sign in. */
  presence: Presence | undefined;
  /** Ends all that follow it, and commits what has changed. */
  close: () => Promise<void>;
}

interface WorkspaceOptions {
  /** The folder of its files, with the code of the project. */
  root: string;
  /** The folders of its publications, and where it's kept. Default: those of the main draft. */
  folders?: BuilderContext['folders'];
  place?: DraftPlace;
  /** Renders the pages. The content is read meanwhile. */
  renderer: Promise<Renderer>;
  /** Whether people sign in. */
  isShared: boolean;
  /**
   * Opens what else the calls use.
   * @param tell sends an event
   */
  more?: (tell: EventLog['push']) => Pick<BuilderContext, 'notes' | 'reviews' | 'online' | 'drafts' | 'program'>;
}

/** Opens a draft of the site. */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const { root, place, renderer, isShared } = options;
  const events = createEventLog(randomBytes(8).toString('hex'));
  // Watched before anything is read: what changes meanwhile is read again.
  const watch = watchProject(root);
  const orClose = <T>(opening: Promise<T>): Promise<T> =>
    opening.catch((error: unknown) => {
      watch.close();
      throw error;
    });
  let opened: DraftPages | undefined;
  const reading = openDraftSite(root, {
    onRead({ diagnostics }, paths) {
      // Nobody follows the events before there are pages.
      if (hasErrors(diagnostics) || !opened) return;
      if (includesFile(paths, BRAND_FILE)) opened.readTheme();
      invalidate();
      events.push({ name: CONTENT_EVENT, data: { theme: opened.themeUrl() } satisfies PageChange });
    },
    onFailure: (error) => console.error(error),
  });
  const draft = await orClose(reading);
  const keeper = keepDraft({ root, place, onProblem: () => events.push({ name: ONLINE_EVENT }) });
  const { handlers, invalidate } = openHandlers(options, {
    draft,
    keeper,
    events,
    pages: () => pages,
    watch: watch.onContent,
  });
  // The first visitor needn't wait for what is opened with the first call. A new bundle takes longer.
  void Promise.resolve(handlers.site({})).catch(() => undefined);
  const pages = openDraftPages(root, await orClose(renderer));
  opened = pages;
  watch.onFile((path) => {
    invalidate();
    draft.take(path);
    keeper.touch();
  });
  const presence = isShared ? createPresence((here) => events.tell({ name: PEOPLE_EVENT, data: here })) : undefined;
  return {
    root,
    draft,
    pages,
    events,
    keeper,
    handlers,
    presence,
    async close() {
      watch.close();
      events.close();
      presence?.close();
      await keeper.close();
    },
  };
}

/** The parts of a workspace that the handlers need. */
interface HandlerParts extends Pick<Workspace, 'draft' | 'keeper' | 'events'> {
  /** Returns the rendered pages, which are there before the first call is answered. */
  pages: () => DraftPages;
  watch: BuilderContext['watch'];
}

/** Creates the handlers. Discards their shared answers before each event that tells of a change. */
function openHandlers(
  { root, folders, more }: WorkspaceOptions,
  { draft, keeper, events, pages, watch }: HandlerParts,
) {
  const after = (tell: EventLog['push']) => (event: PushedEvent) => {
    shared.invalidate();
    tell(event);
  };
  const [push, tell] = [after(events.push), after(events.tell)];
  const shared = shareAnswers(
    createBuilderHandlers({
      root,
      ...(folders && { folders }),
      pages: shownPages(draft, pages),
      announce: (files) => push({ name: CHANGED_EVENT, data: { files } satisfies ContentChange }),
      draft: keeper,
      tellOfOnline: () => push({ name: ONLINE_EVENT }),
      tellOfPublication: () => tell({ name: PUBLICATION_EVENT }),
      ...more?.(push),
      watch,
    }),
    (file) => hashOf(currentText(root, file)),
  );
  return shared;
}

/**
 * Returns the pages as calls see them.
 * @param pages returns the rendered pages, which are there before the first call is answered
 */
const shownPages = (draft: DraftSite, pages: () => DraftPages): ShownPages => ({
  ...draft,
  site: () => draft.site,
  render: (request) => pages().renderMarkup(request),
  visitors: { site: draft.forVisitors, document: (site, address) => pages().documentOf(site, address) },
});

/** Watches the files of a project. Until somebody listens, what changes is remembered. */
function watchProject(root: string) {
  const early = new Set<string>();
  let ofFiles = (path: string): void => void early.add(path);
  const ofContent: ((path: string) => void)[] = [];
  const watches = [
    watchFolder(
      root,
      (path) => {
        ofFiles(path);
        for (const listener of ofContent) listener(path);
      },
      'content',
    ),
    watchFolder(root, (path) => ofFiles(path), 'public'),
  ];
  return {
    /** Calls back for each changed file or folder, also for those that have changed by now. */
    onFile(listener: (path: string) => void) {
      ofFiles = listener;
      for (const path of early) listener(path);
    },
    /** Calls back, from now on, when something in `content/` changes. */
    onContent: (listener: (path: string) => void) => void ofContent.push(listener),
    close() {
      for (const watching of watches) watching.close();
    },
  };
}
