import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, SectionType } from '../protocol/answers.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import type { ContentChange } from '../protocol/transport.ts';
import { traceHandler, type ShownPages } from './trace/trace-handler.ts';
import { publishingFolders, type PublishingFolders } from '../../publishing/publishing-folders.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { loadModel } from '../../model/load-model.ts';
import { loadTranslations } from '../../authoring/content-translations.ts';
import { interfaceLanguage, type InterfaceLanguage } from '../../i18n/interface-language.ts';
import { openCheck, type OpenCheck } from '../../authoring/content-edit/open-check.ts';
import { editorSchemas, withJson, type EditorSchema } from '../../authoring/editor/editor-schemas.ts';
import { describeSite } from './describe-site.ts';
import { editAll } from './edit-all.ts';
import { editFiles } from './edit-files.ts';
import { openAppearance, type ReadAppearance } from './appearance/appearance.ts';
import { createPage } from './creation/create-page.ts';
import { deletePage } from './creation/delete-page.ts';
import { nameProblem } from './creation/name-problem.ts';
import { draftHandlers, type OpenDraftsPlace } from './drafts/draft-handlers.ts';
import { createFontHandlers } from './fonts/font-handlers.ts';
import { createPictureHandlers } from './pictures/pictures.ts';
import { findUsage } from './find-usage.ts';
import { listSchedule } from './list-schedule.ts';
import { settleLaunchItem, type KnownLaunchItems } from './launch-items.ts';
import { listTexts } from './list-texts.ts';
import { findWords } from './words/find-words.ts';
import { listTranslations } from './list-translations.ts';
import { createOlderTexts, type OlderTexts } from './older-texts.ts';
import { letNotesFollow, type NotePlace } from './notes/keep-notes.ts';
import { noteHandlers } from './notes/note-handlers.ts';
import type { ReviewPlace } from './reviews/keep-reviews.ts';
import { markRead } from './mark-read.ts';
import { openFile } from './open-file.ts';
import { withPerson } from './owner-fields.ts';
import { shareSection } from './shared-sections.ts';
import { templateHandlers } from './templates/template-handlers.ts';
import { listSteps, redoStep, undoStep } from './undo-steps.ts';
import type { PageNames } from './page-outlines.ts';
import { previewPages } from './preview-pages.ts';
import { publishingHandlers } from './publishing/publishing-handlers.ts';
import type { OnlineFollower } from './online/follow-online.ts';
import { onlineHandlers } from './online/online-handlers.ts';
import type { DraftKeeper } from './repository/keep-draft.ts';
import { createRecentTexts, type RecentTexts } from './recent-texts.ts';
import { repositoryHandlers } from './repository/repository-handlers.ts';
import { readExample } from '../../authoring/reference/section-example.ts';
import { PICTURES_FOLDER } from '../../authoring/reference/section-gallery.ts';
import { toJson } from './plain-value.ts';
import type { Data } from '../../authoring/edit/plain-data.ts';
import { dataOfText } from '../../authoring/edit/yaml-source.ts';
import { translatedSchema } from './translated-schema.ts';
import { sampleValue } from '../../authoring/scaffold/sample-value.ts';

/** What the builder's calls need of the project. */
export interface BuilderContext {
  /** The project folder. */
  root: string;
  /** The folders of its publications. Default: those of the environment. */
  folders?: PublishingFolders;
  /** Tells browsers which content files changed. */
  announce?: (files: ContentChange['files']) => void;
  /** Calls back whenever something in `content/` may have changed. Left out: changes are noticed with the next call. */
  watch?: (tell: () => void) => void;
  /** Keeps the draft in the repository. Left out: nothing does. */
  draft?: Pick<DraftKeeper, 'problem' | 'commitNow' | 'noteCall'>;
  /** Follows the online copy. Left out: it's read when somebody asks for it. */
  online?: Pick<OnlineFollower, 'look' | 'fetch'>;
  /** The drafts beside this one. Left out: there are none. */
  drafts?: OpenDraftsPlace;
  /** Where notes are stored. Left out: there are none. */
  notes?: NotePlace;
  /** Where requests for a publication are stored. Left out: nobody signs in, and there are none. */
  reviews?: ReviewPlace;
  /** Says that a publication takes its next step, or has ended. Left out: browsers ask. */
  tellOfPublication?: () => void;
  /** The pages as the development server shows them. Left out: they can't be traced or measured. */
  pages?: ShownPages;
}

/** What stays open between calls. */
export interface BuilderSession {
  root: string;
  /** The section types of the project. */
  model: ContentModel;
  check: OpenCheck;
  /** The schemas of the files, with their words in the language of the person. */
  readonly schemas: readonly EditorSchema[];
  /** Texts that were sent to a browser. */
  recent: RecentTexts;
  /** Outlines of pages that were read, each with the hash of its text. */
  outlines: Map<string, { hash: string; outline: PageNames }>;
  launch: KnownLaunchItems;
  /** Absent without rendered pages. */
  readAppearance: ReadAppearance | undefined;
  older: OlderTexts;
  sectionTypes: SectionType[];
  /** The ids of the requests whose edits were made; read when one is asked for first. */
  madeRequests: Set<string> | undefined;
  /** Ids of steps that undo has passed and named: their files were changed by hand since. */
  passedSteps: Set<string>;
}

/** Makes a call of a function that runs in the session, with the content as it's on disk. */
export type InSession = <I, O>(run: (session: BuilderSession, input: I) => O) => (input: I) => Promise<Awaited<O>>;

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

/** Reads the content of a project for a session, which is bound to the regions and languages that it has now. */
export async function openSession({ root, pages, notes, announce }: BuilderContext): Promise<BuilderSession> {
  const model = await loadModel(root);
  await loadTranslations(model);
  const tell = (files: string[]) => {
    const hashes = check.files();
    // A preview that is asked for next has them, whether or not the system has told of them.
    for (const file of files) pages?.take(join(root, file));
    announce?.(files.map((file) => ({ file, ...hashOfFile(hashes.get(file)) })));
    if (notes) letNotesFollow(root, notes, hashes, files);
  };
  const check = withPerson(openCheck(root, model, tell));
  if (notes) letNotesFollow(root, notes, check.files());
  const schemas = inLanguageOfPerson(editorSchemas(model));
  return {
    root,
    model,
    check,
    get schemas() {
      return schemas();
    },
    recent: createRecentTexts(),
    outlines: new Map(),
    launch: new Map(),
    readAppearance: pages && (await openAppearance({ root, check }, pages.render)),
    older: createOlderTexts(root, model.regions, (file) => announce?.([{ file }])),
    sectionTypes: describeSectionTypes(root, model),
    madeRequests: undefined,
    passedSteps: new Set(),
  };
}

/** Returns schemas with their words in the language of the person, made once for each language. */
function inLanguageOfPerson(schemas: readonly EditorSchema[]): () => readonly EditorSchema[] {
  const made = new Map<InterfaceLanguage, readonly EditorSchema[]>();
  return () => {
    const language = interfaceLanguage();
    const known = made.get(language) ?? schemas.map((one) => withJson(one, () => translatedSchema(one.json)));
    made.set(language, known);
    return known;
  };
}

const hashOfFile = (hash: string | undefined) => (hash === undefined ? {} : { hash });

/** Describes the section types, each with its example and the picture of it, by title. */
const describeSectionTypes = (root: string, model: ContentModel): SectionType[] =>
  [...model.sections]
    .map(([type, definition]) => {
      const picture = `${PICTURES_FOLDER}/${type}.webp`;
      const { title, description, keywords, standsInFor } = definition;
      const { text, fields } = readExample(root, type, definition, model.regions);
      return {
        type,
        title,
        description,
        ...(keywords !== undefined && { keywords }),
        ...(standsInFor !== undefined && { standsInFor }),
        ...(existsSync(join(root, picture)) && { picture: `/${picture}` }),
        // An example that has a mistake, or regions of another site, isn't offered.
        example: toJson(
          fields ? dataOfText(text) : (sampleValue(definition.schema, title, { regions: model.regions }) as Data),
        ) as Record<string, Json>, // a section is a map
      };
    })
    .sort((a, b) => a.title.localeCompare(b.title));
