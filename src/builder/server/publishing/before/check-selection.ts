import { parseYaml } from '../../../../content/parse/parse-yaml.ts';
import {
  missingTexts,
  sameTexts,
  severityOf,
  untranslatedTexts,
} from '../../../../authoring/translations/find-translation-issues.ts';
import { findTexts } from '../../../../authoring/translations/find-texts.ts';
import { isUnchanged, staleSince } from '../../../../authoring/translations/stale-since.ts';
import type { Diagnostic } from '../../../../content/diagnostics/diagnostic.ts';
import { isTemplateFile } from '../../../../content/read/page-paths.ts';
import { checkReleasedAddresses, readRelease } from '../../../../content/releases/released-addresses.ts';
import { sourceLanguageOf } from '../../../../regions/site-regions.ts';
import type { OpenTranslation } from '../../../protocol/answers.ts';
import type { SelectionCheck, SelectionProblem } from '../../../protocol/before-calls.ts';
import { translationsOf } from '../../list-translations.ts';
import { toProblems } from '../../problems.ts';
import type { BuilderSession } from '../../session.ts';
import { textFileOf, textsAllowedSame, translationSettings } from '../../translation-states.ts';
import type { ChosenChange, ChosenState } from './chosen-state.ts';
import { lostAddresses } from './lost-addresses.ts';
import { withWhatVisitorsKeep } from './what-visitors-keep.ts';

/** Says what is wrong with what is chosen, which translations are older, and which addresses would be lost. */
export async function checkChosen(session: BuilderSession, state: ChosenState): Promise<SelectionCheck> {
  return {
    isChecked: true,
    problems: problemsOf(session, state),
    translations: state.changes.flatMap((change) => translationsIn(session, state, change)),
    lost: await lostAddresses(session, state),
  };
}

/** What blocks the publication, and what visitors would see of it. */
function problemsOf(session: BuilderSession, state: ChosenState): SelectionProblem[] {
  const { changes, checked, diagnostics, draftDiagnostics, site } = state;
  const released = site ? checkReleasedAddresses(checked, readRelease(session.root)) : [];
  const errors = [...diagnostics, ...released].filter(({ severity }) => severity === 'error');
  const inDraft = new Set(draftDiagnostics.map(identityOf));
  const texts = new Map(changes.map(({ file, after }) => [file, after]));
  const problems = toProblems(session, errors, (file) => texts.get(file)).map((problem, index) => {
    const error = errors[index];
    return {
      ...problem,
      isLeftOut: error !== undefined && !released.includes(error) && !inDraft.has(identityOf(error)),
    };
  });
  return withWhatVisitorsKeep(session, state, problems);
}

const identityOf = ({ file, path, message }: Diagnostic): string => JSON.stringify([file, path, message]);

/** The translations of a changed file that stayed behind, or that are missing in what is new. */
function translationsIn(
  session: BuilderSession,
  { checked }: ChosenState,
  { file, before, after, isChosen }: ChosenChange,
): OpenTranslation[] {
  const { regions } = session.model;
  if (!isChosen || after === null || isTemplateFile(file)) return [];
  const settings = translationSettings(checked);
  const earlier = before === null ? [] : findTexts(before, regions);
  const source = textFileOf(file, after, regions);
  const changed = { ...source, texts: source.texts.filter((text) => !isUnchanged(text, earlier)) };
  const issues = [
    ...missingTexts([changed], regions).filter(({ isDraft }) => isDraft || settings.missing !== 'error'),
    ...untranslatedTexts([changed], regions),
    ...sameTexts([changed], textsAllowedSame(checked), regions),
    ...(before === null ? [] : staleSince({ file, before, after }, regions)),
  ].filter(({ kind }) => severityOf(kind, settings) !== 'off');
  if (issues.length === 0) return [];
  const { data } = parseYaml({ file, text: after });
  const hash = session.recent.keep(after);
  const { schemas } = session;
  return issues.flatMap((issue) =>
    translationsOf(issue, data, { schemas, language: sourceLanguageOf(regions) }).map((text) => ({ ...text, hash })),
  );
}
