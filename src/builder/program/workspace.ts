import { randomBytes } from 'node:crypto';
import { hasErrors } from '../../content/diagnostics/diagnostic.ts';
import { includesFile, openDraftSite, type DraftSite } from '../../content/draft-site.ts';
import { watchFolder } from '../../content/read/watch-folder.ts';
import { BRAND_FILE } from '../../theme/brand.ts';
import { ONLINE_EVENT } from '../protocol/online-calls.ts';
import { PEOPLE_EVENT } from '../protocol/presence.ts';
import { PUBLICATION_EVENT } from '../protocol/publish-calls.ts';
import { CONTENT_EVENT, type PageChange } from '../protocol/push-events.ts';
import { CHANGED_EVENT, type ContentChange } from '../protocol/transport.ts';
import { keepDraft, type DraftKeeper, type DraftPlace } from '../server/repository/keep-draft.ts';
import { createBuilderHandlers } from '../server/builder-handlers.ts';
import type { BuilderContext } from '../server/builder-context.ts';
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
  more?: (tell: EventLog['push']) => Pick<BuilderContext, 'notes' | 'reviews' | 'online' | 'drafts'>;
}

/** Opens a draft of the site. */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const { root, folders, place, renderer, isShared, more } = options;
  const events = createEventLog(randomBytes(8).toString('hex'));
  const draft = await openDraftSite(root, {
    onRead({ diagnostics }, paths) {
      if (hasErrors(diagnostics)) return;
      if (includesFile(paths, BRAND_FILE)) pages.readTheme();
      events.push({ name: CONTENT_EVENT, data: { theme: pages.themeUrl() } satisfies PageChange });
    },
    onFailure: (error) => console.error(error),
  });
  const keeper = keepDraft({ root, place, onProblem: () => events.push({ name: ONLINE_EVENT }) });
  const ofFiles = [draft.take, keeper.touch];
  /** What is told of changes in `content/`, which is watched once. */
  const listeners: ((path: string) => void)[] = [...ofFiles];
  const handlers = createBuilderHandlers({
    root,
    ...(folders && { folders }),
    pages: shownPages(draft, () => pages),
    announce: (files) => events.push({ name: CHANGED_EVENT, data: { files } satisfies ContentChange }),
    draft: keeper,
    tellOfPublication: () => events.tell({ name: PUBLICATION_EVENT }),
    ...more?.(events.push),
    watch: (listener) => void listeners.push(listener),
  });
  // The first visitor needn't wait for what is opened with the first call. A new bundle takes longer.
  void Promise.resolve(handlers.site({})).catch(() => undefined);
  const pages = openDraftPages(root, await renderer);
  const watches = [watchFolder(root, tellAll(listeners), 'content'), watchFolder(root, tellAll(ofFiles), 'public')];
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
      for (const watching of watches) watching.close();
      events.close();
      presence?.close();
      await keeper.close();
    },
  };
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

/** Returns what tells all listeners of a changed path, also those that are added later. */
const tellAll = (listeners: readonly ((path: string) => void)[]) => (path: string) => {
  for (const listener of listeners) listener(path);
};
