import { plainTypography } from '../../content/cross-check/checks/identical-texts.ts';
import { sourceLanguageOf, targetLanguagesOf, type Language } from '../../regions/site-regions.ts';
import { findTexts, type FoundText, type TextRegions, type Wording } from './find-texts.ts';
import type { TextFile } from './text-files.ts';
import { changedFiles, lineChanges, readVersions, type LineChange } from './git-history.ts';

/** A translation that is older than its source text. */
export interface StaleText {
  file: string;
  text: FoundText;
  language: Language;
  /** Day, or time of the same day, on which the source text changed. */
  sourceChanged: string;
  /** Day, or time of the same day, on which the translation last changed. */
  translationChanged: string;
}

interface Candidate extends StaleText {
  /** The file at the last change of the translation, as git names it. */
  version: string;
}

/** Number of files inspected concurrently. */
const CONCURRENCY = 4;

/**
 * Finds texts whose source changed after the translation was last edited. Ignores lines that were only rewrapped, requoted
 * or typographically corrected.
 */
export async function findStale(root: string, files: readonly TextFile[], regions: TextRegions): Promise<StaleText[]> {
  const changed = await changedFiles(root, 'content');
  const candidates: Candidate[] = [];
  const next = files.filter(({ file }) => changed.has(file)).values();
  const work = async () => {
    for (const file of next) candidates.push(...younger(file, await lineChanges(root, file.file), regions));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  const wanted = candidates.map(({ version }) => version);
  const versions = new Map(
    [...(await readVersions(root, wanted))].map(([version, text]) => [version, findTexts(text, regions)]),
  );
  return candidates.filter(({ text, language, version }) => {
    const pair = [sourceLanguageOf(regions), language] as const;
    return !hadSameSource(text, pair, versions.get(version) ?? []);
  });
}

/** Returns translations whose source has a line that is newer than every line of the translation. */
const younger = ({ file, texts }: TextFile, lines: LineChange[], regions: TextRegions): Candidate[] =>
  texts.flatMap((text) =>
    targetLanguagesOf(regions).flatMap((language) => {
      const source = lastChange(text.wordings[sourceLanguageOf(regions)], lines);
      const translation = lastChange(text.wordings[language], lines);
      if (!source || !translation || source.time <= translation.time) return [];
      const version = `${translation.commit}:${translation.file}`;
      return [{ file, text, language, ...days(source, translation), version }];
    }),
  );

const lastChange = (wordings: readonly Wording[], lines: readonly LineChange[]): LineChange | undefined =>
  wordings
    .flatMap(({ first, last }) => lines.slice(first, last + 1))
    .reduce<LineChange | undefined>(
      (latest, change) => (latest && latest.time >= change.time ? latest : change),
      undefined,
    );

/** Returns whether the source text was the same when the translation was written. */
function hadSameSource(
  text: FoundText,
  pair: readonly [source: Language, target: Language],
  earlier: readonly FoundText[],
): boolean {
  return earlier.some(({ wordings }) => pair.every((each) => said(wordings[each]) === said(text.wordings[each])));
}

const said = (wordings: readonly Wording[]): string =>
  wordings.map(({ content }) => plainTypography(content)).join('\n');

/** Formats the dates of two changes, with the time if the dates are equal. */
function days(source: LineChange, translation: LineChange): Pick<StaleText, 'sourceChanged' | 'translationChanged'> {
  const [later = '', earlier = ''] = [source, translation].map(({ time }) =>
    new Date(time * 1000).toISOString().replace('T', ' '),
  );
  const length = later.slice(0, 10) === earlier.slice(0, 10) ? 19 : 10;
  return { sourceChanged: later.slice(0, length), translationChanged: earlier.slice(0, length) };
}
