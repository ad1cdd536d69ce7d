import type { BuilderHandlers } from '../protocol/calls.ts';
import { traceHandler } from './trace/trace-handler.ts';
import { publishingFolders } from '../../publishing/publishing-folders.ts';
import { describeSite } from './describe-site.ts';
import { editAll } from './edit-all.ts';
import { editFiles } from './edit-files.ts';
import { createPage } from './creation/create-page.ts';
import { deletePage } from './creation/delete-page.ts';
import { nameProblem } from './creation/name-problem.ts';
import { draftHandlers } from './drafts/draft-handlers.ts';
import { createFontHandlers } from './fonts/font-handlers.ts';
import { createPictureHandlers } from './pictures/pictures.ts';
import { findUsage } from './find-usage.ts';
import { listSchedule } from './list-schedule.ts';
import { settleLaunchItem } from './launch-items.ts';
import { listTexts } from './list-texts.ts';
import { findWords } from './words/find-words.ts';
import { listTranslations } from './list-translations.ts';
import { noteHandlers } from './notes/note-handlers.ts';
import { markRead } from './mark-read.ts';
import { findSchema, openFile } from './open-file.ts';
import { shareSection } from './shared-sections.ts';
import { templateHandlers } from './templates/template-handlers.ts';
import { listSteps, redoStep, undoStep } from './undo-steps.ts';
import { previewPages } from './preview-pages.ts';
import { publishingHandlers } from './publishing/publishing-handlers.ts';
import { onlineHandlers } from './online/online-handlers.ts';
import { repositoryHandlers } from './repository/repository-handlers.ts';
import type { BuilderContext } from './builder-context.ts';
import { openSession, type BuilderSession } from './session.ts';

/** Creates what the server runs for each of the builder's calls. Reads the content with the first call. */
export function createBuilderHandlers(
  context: BuilderContext,
): Partial<BuilderHandlers> & Pick<BuilderHandlers, 'history' | 'site'> {
  let opening: Promise<BuilderSession> | undefined;
  let current: BuilderSession | undefined;
  const open = async (): Promise<BuilderSession> => {
    const session = await openSession(context);
    if (!current) context.watch?.(() => current?.check.refresh());
    // What browsers and the history know outlives other regions.
    if (current) Object.assign(session, { recent: current.recent, passedSteps: current.passedSteps });
    current = session;
    return current;
  };
  /**
   * Runs a call on what is on disk now, in a session of the regions that the content has now. A call runs alone: it awaits
   * nothing between reading and writing.
   */
  const onDisk = <I, O>(run: (session: BuilderSession, input: I) => O) =>
    async function call(input: I): Promise<Awaited<O>> {
      const opened = (opening ??= open());
      /** The next call opens another session. */
      const close = () => {
        if (opening === opened) opening = undefined;
      };
      opened.catch(close);
      const session = await opened;
      session.check.refresh();
      if (!session.check.hasOtherRegions()) return await run(session, input);
      close();
      return call(input);
    };
  const { root, pages, notes, drafts } = context;
  const edit = onDisk(editFiles);
  return {
    ...repositoryHandlers(onDisk),
    ...publishingHandlers(context.folders ?? publishingFolders(root), onDisk, publishingOptions(context)),
    ...onlineHandlers(context, onDisk),
    ...(notes && noteHandlers(notes, onDisk)),
    ...(drafts && draftHandlers(context, drafts, onDisk)),
    site: onDisk(describeSite),
    file: onDisk(openFile),
    schema: onDisk(findSchema),
    edit,
    editAll: onDisk(editAll),
    markRead: onDisk(markRead),
    settle: onDisk(settleLaunchItem),
    checkName: onDisk((session, input) => ({ problem: nameProblem(session, input) })),
    create: onDisk(createPage),
    deletePage: onDisk(deletePage),
    ...templateHandlers(onDisk),
    ...createPictureHandlers(root),
    ...createFontHandlers(root, edit),
    appearance: onDisk(({ readAppearance }, input) => readAppearance?.(input) ?? []),
    undo: onDisk(undoStep),
    redo: onDisk(redoStep),
    history: onDisk(listSteps),
    share: onDisk(shareSection),
    texts: onDisk(listTexts),
    findWords: onDisk(findWords),
    translations: onDisk(listTranslations),
    schedule: onDisk(listSchedule),
    usage: onDisk(findUsage),
    ...(pages && { trace: traceHandler({ root, pages }) }),
    ...(pages && { preview: onDisk((session, input) => previewPages(session, pages, input)) }),
  };
}

const publishingOptions = ({ pages, reviews, tellOfPublication: tell }: BuilderContext) => ({
  visitors: pages?.visitors,
  reviews,
  tell,
});
