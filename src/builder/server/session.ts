import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, SectionType } from '../protocol/answers.ts';
import type { ContentChange } from '../protocol/transport.ts';
import type { ShownPages } from './trace/trace-handler.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { loadModel } from '../../model/load-model.ts';
import { loadTranslations } from '../../authoring/content-translations.ts';
import { interfaceLanguage, type InterfaceLanguage } from '../../i18n/interface-language.ts';
import { openCheck, type OpenCheck } from '../../authoring/content-edit/open-check.ts';
import { editorSchemas, withJson, type EditorSchema } from '../../authoring/editor/editor-schemas.ts';
import { openAppearance, type ReadAppearance } from './appearance/appearance.ts';
import type { KnownLaunchItems } from './file-launch-items.ts';
import { createOlderTexts, type OlderTexts } from './older-texts.ts';
import { letNotesFollow, type NotePlace } from './notes/keep-notes.ts';
import { withPerson } from './owner-fields.ts';
import type { KnownOutlines } from './page-outlines.ts';
import { createRecentTexts, type RecentTexts } from './recent-texts.ts';
import { readExample } from '../../authoring/reference/section-example.ts';
import { PICTURES_FOLDER } from '../../authoring/reference/section-gallery.ts';
import { toJson } from './plain-value.ts';
import type { Data } from '../../authoring/edit/plain-data.ts';
import { dataOfText } from '../../authoring/edit/yaml-source.ts';
import { translatedSchema } from './translated-schema.ts';
import { sampleValue } from '../../authoring/scaffold/sample-value.ts';

/** What a session needs of the project. */
export interface SessionSource {
  /** The project folder. */
  root: string;
  /** Tells browsers which content files changed. */
  announce?: (files: ContentChange['files']) => void;
  /** Where notes are stored. Left out: there are none. */
  notes?: NotePlace;
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
  outlines: KnownOutlines;
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

/** Reads the content of a project for a session, which is bound to the regions and languages that it has now. */
export async function openSession({ root, pages, notes, announce }: SessionSource): Promise<BuilderSession> {
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
