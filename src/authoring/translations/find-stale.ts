import { plainTypography } from '../../content/same-words.ts';
import { findTexts, type FoundText, type Wording } from './find-texts.ts';
import { changedFiles, lineChanges, readVersions, type LineChange } from './git-history.ts';

/** A file with its texts. */
export interface TextFile {
  file: string;
  texts: FoundText[];
}

/** A Danish text that is older than the English one, with the days of both. */
export interface StaleText {
  file: string;
  text: FoundText;
  english: string;
  danish: string;
}

interface Candidate extends StaleText {
  /** The file at the last change of the Danish words, as git names it. */
  version: string;
}

/** How many files are looked up at the same time. */
const AT_ONCE = 4;

/**
 * Finds texts whose English words changed after the Danish ones were last touched. A line that is younger but says the
 * same, because only its wrapping, its quotes or its typography changed, does not count.
 */
export async function findStale(root: string, files: readonly TextFile[]): Promise<StaleText[]> {
  const changed = await changedFiles(root, 'content');
  const candidates: Candidate[] = [];
  const next = files.filter(({ file }) => changed.has(file)).values();
  const work = async () => {
    for (const file of next) candidates.push(...younger(file, await lineChanges(root, file.file)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const wanted = candidates.map(({ version }) => version);
  const versions = new Map(
    [...(await readVersions(root, wanted))].map(([version, text]) => [version, findTexts(text)]),
  );
  return candidates.filter(({ text, version }) => !saidTheSame(text, versions.get(version) ?? []));
}

/** Texts with an English line that is younger than all Danish ones. */
const younger = ({ file, texts }: TextFile, lines: LineChange[]): Candidate[] =>
  texts.flatMap((text) => {
    const english = lastChange(text.en, lines);
    const danish = lastChange(text.da, lines);
    if (!english || !danish || english.time <= danish.time) return [];
    return [{ file, text, ...days(english, danish), version: `${danish.commit}:${danish.file}` }];
  });

const lastChange = (wordings: readonly Wording[], lines: readonly LineChange[]): LineChange | undefined =>
  wordings
    .flatMap(({ first, last }) => lines.slice(first, last + 1))
    .reduce<LineChange | undefined>(
      (latest, change) => (latest && latest.time >= change.time ? latest : change),
      undefined,
    );

/** Whether the English words were the same already when the Danish ones were written. */
function saidTheSame(text: FoundText, earlier: readonly FoundText[]): boolean {
  const [english, danish] = [said(text.en), said(text.da)];
  return earlier.some((older) => said(older.da) === danish && said(older.en) === english);
}

const said = (wordings: readonly Wording[]): string => wordings.map(({ words }) => plainTypography(words)).join('\n');

/** The days of two changes, with the time of the day where the days are the same. */
function days(english: LineChange, danish: LineChange): Pick<StaleText, 'english' | 'danish'> {
  const [later, earlier] = [english, danish].map(({ time }) => new Date(time * 1000).toISOString().replace('T', ' '));
  const length = later?.slice(0, 10) === earlier?.slice(0, 10) ? 19 : 10;
  return { english: later?.slice(0, length) ?? '', danish: earlier?.slice(0, length) ?? '' };
}
