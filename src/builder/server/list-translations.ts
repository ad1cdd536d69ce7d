import type { BuilderHandlers } from '../protocol/calls.ts';
import { parseYaml } from '../../content/parse/parse-yaml.ts';
import { readFiles } from '../../content/read/read-files.ts';
import { sourceLanguageOf, type Language } from '../../regions/site-regions.ts';
import { fieldLabel, fieldWords } from '../../authoring/describe/field-words.ts';
import { editorSchemaOf, type EditorSchema } from '../../authoring/editor/editor-schemas.ts';
import { findSiteIssues } from '../../authoring/translations/check-translations.ts';
import type { FoundText } from '../../authoring/translations/find-texts.ts';
import type { TranslationIssue } from '../../authoring/translations/find-translation-issues.ts';
import { readTranslationSettings } from '../../authoring/translations/read-translation-settings.ts';
import type { BuilderSession } from './session.ts';
import { statesOf } from './translation-states.ts';

type Translations = Awaited<ReturnType<BuilderHandlers['translations']>>;

/** Answers `translations`: what `npm run content:translations` finds, by file and line. */
export async function listTranslations({
  root,
  model,
  schemas,
  recent,
}: Pick<BuilderSession, 'root' | 'model' | 'schemas' | 'recent'>): Promise<Translations> {
  const { files } = await readFiles(root);
  const { settings } = readTranslationSettings(files);
  const { issues, history } = await findSiteIssues(root, files, settings);
  const language = sourceLanguageOf(model.regions);
  const texts = files.flatMap((source) => {
    const own = issues.filter(({ file }) => file === source.file).toSorted((a, b) => a.text.line - b.text.line);
    if (own.length === 0) return [];
    const { data } = parseYaml(source);
    const hash = recent.keep(source.text);
    return own.flatMap((issue) =>
      translationsOf(issue, data, { schemas, language }).map((text) => ({ ...text, hash })),
    );
  });
  return { texts, history };
}

/** Describes the translations that an issue is about. */
export const translationsOf = (
  issue: TranslationIssue,
  data: unknown,
  { schemas, language }: { schemas: readonly EditorSchema[]; language: Language },
) =>
  statesOf(issue).map((state) => ({
    ...state,
    file: issue.file,
    label: fieldLabel(
      fieldWords(editorSchemaOf(issue.file, schemas)?.json, data, [...state.path, state.key], [language]),
    ),
    text: textOf(issue.text, state.key, language),
    source: issue.text.wordings[language]?.[0]?.content ?? '',
    ...(issue.sourceBefore !== undefined && { sourceBefore: issue.sourceBefore }),
  }));

/** Returns the text of a language or region, or the source text if it's missing. */
function textOf({ wordings }: FoundText, key: string, source: Language): string {
  const own = Object.values(wordings)
    .flat()
    .find((wording) => wording.key === key);
  return (own ?? wordings[source]?.[0])?.content ?? '';
}
