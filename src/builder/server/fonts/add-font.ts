import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, ListedText } from '../../protocol/answers.ts';
import type { FontAnswer } from '../../protocol/font-answers.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import { languageInSentence } from '../../../i18n/language-title.ts';
import { texts } from '../../texts/texts.ts';
import { readValidBrand } from '../../../content/read/read-brand.ts';
import { slugify } from '../../../i18n/name-forms.ts';
import { ADDED_FONT_NAME } from '../../../schema/added-font.ts';
import { filesOfFont, FONTS_FOLDER, type AddedFont } from '../../../theme/added-font.ts';
import { BRAND_FILE } from '../../../theme/brand.ts';
import { FONT_NAMES } from '../../../theme/fonts.ts';
import { writeNewFile } from '../pictures/write-new-file.ts';
import { fallbackMetrics } from './fallback-metrics.ts';
import { makeFont, type MadeFont } from './make-font.ts';
import {
  furtherLetters,
  missingLetters,
  missingSigns,
  neededCharacters,
  type NeededCharacters,
} from './site-letters.ts';
import { woff2Problem } from './woff2-problem.ts';

const words = texts.server.fonts;

/** What adding a font needs of the builder's calls. */
export interface FontPlace {
  root: string;
  handlers: Partial<Pick<BuilderHandlers, 'texts' | 'edit'>>;
}

/** What the person says about a font. */
interface FontWishes {
  name: string;
  license: string;
}

const refusedFont = (message: string): { ok: false; message: string } => ({ ok: false, message });

/**
 * Checks a font file against the site's texts. Without wishes, says what is to know about it and stores nothing; with them, writes its
 * files and names it in the brand.
 */
export async function addFont(
  place: FontPlace,
  fileName: string,
  bytes: Buffer,
  wishes?: FontWishes,
): Promise<FontAnswer> {
  const problem = woff2Problem(fileName, bytes);
  if (problem !== undefined) return refusedFont(problem);
  const listed = (await place.handlers.texts?.({})) ?? [];
  const needed = neededCharacters(listed);
  let font: MadeFont;
  try {
    font = await makeFont(bytes, lettersBeyond(needed));
  } catch {
    return refusedFont(words.damaged(fileName));
  }
  const [missing] = missingLetters(needed, font.characters);
  if (missing)
    return refusedFont(
      words.lacks(fileName, missing.letters, missing.language && languageInSentence(missing.language)),
    );
  if (wishes) return storeFont(place, { font, needed, listed, bytes }, wishes);
  return {
    ok: true,
    font: {
      name: freeName(place.root, font.family || fileName.replace(/\.\w+$/, '')),
      license: font.license.slice(0, MAX_LICENSE_LENGTH),
      isForbidden: font.isForbidden,
      ...(font.weights && { weights: font.weights }),
      bytes: font.files[0]?.data.length ?? 0,
      missingSigns: missingSigns(needed, font.characters),
    },
  };
}

/** Longest note about the license, in characters. */
const MAX_LICENSE_LENGTH = 200;

/** All letters that the texts have beyond those of the site's own fonts. */
const lettersBeyond = (needed: NeededCharacters): string =>
  furtherLetters(needed, [...needed.letters.values()].flatMap((own) => [...own]).join(''));

/** The names of all fonts that the brand may have. */
const namesOf = (root: string): Set<string> =>
  new Set<string>([...FONT_NAMES, ...(readValidBrand(root)?.addedFonts ?? []).map(({ name }) => name)]);

/** Returns a font's own name as CSS and lists can have it, with a number if it's taken. */
function freeName(root: string, family: string): string {
  const own =
    family
      .replaceAll(/[^\p{L}\p{N} -]/gu, ' ')
      .replaceAll(/ +/g, ' ')
      .trim()
      .slice(0, 36) || words.fallbackName;
  const taken = namesOf(root);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? own : `${own} ${number}`;
    if (!taken.has(name)) return name;
  }
}

interface CheckedFont {
  font: MadeFont;
  needed: NeededCharacters;
  listed: readonly ListedText[];
  bytes: Buffer;
}

async function storeFont(
  { root, handlers }: FontPlace,
  { font, needed, listed, bytes }: CheckedFont,
  { name, license }: FontWishes,
): Promise<FontAnswer> {
  if (!ADDED_FONT_NAME.test(name)) return refusedFont(words.badName);
  if (namesOf(root).has(name)) return refusedFont(words.nameTaken(name));
  if (license.trim() === '') return refusedFont(words.noLicense);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const { weights } = font;
  const letters = furtherLetters(needed, font.characters);
  const lacks = missingSigns(needed, font.characters).join('');
  const added: AddedFont = {
    name,
    file: `${slugify(name) || 'font'}-${hash}`,
    ...(weights && { weights: `${weights.min} ${weights.max}` }),
    ...(font.files.some((file) => file.name === '-rarer.woff2') && { rarer: true }),
    fallback: fallbackMetrics(
      font,
      listed.map(({ text }) => text),
    ),
    ...(letters !== '' && { letters }),
    ...(lacks !== '' && { lacks }),
    license: license.trim().slice(0, MAX_LICENSE_LENGTH),
  };
  const folder = join(root, FONTS_FOLDER);
  let written: string[] = [];
  try {
    mkdirSync(folder, { recursive: true });
    if (lstatSync(folder).isSymbolicLink()) return refusedFont(words.folderIsLink);
    written = writeFiles(folder, added, font);
  } catch (error) {
    return refusedFont(words.notWritten((error as Error).message));
  }
  const others = readValidBrand(root)?.addedFonts;
  const outcome = await handlers.edit?.({
    request: {
      edits: [
        {
          file: BRAND_FILE,
          operations: [
            others
              ? { op: 'insert', path: ['addedFonts'], index: others.length, value: asJson(added) }
              : { op: 'put', path: [], key: 'addedFonts', value: [asJson(added)] },
          ],
        },
      ],
    },
    label: words.addStep(name),
    hashes: {},
    guards: [],
  });
  if (outcome?.ok) return { ok: true, name };
  for (const file of written) rmSync(join(folder, file), { force: true });
  const [reason] = outcome?.problems ?? [];
  return refusedFont(`${reason?.message ?? words.damaged(name)} ${reason?.hint ?? ''}`.trim());
}

/** A font as the brand's file has it: without what it doesn't have. */
const asJson = (font: AddedFont): Json => JSON.parse(JSON.stringify(font)) as Json;

/** Writes the files of a font that aren't there yet. Returns their names. */
function writeFiles(folder: string, added: AddedFont, { files }: MadeFont): string[] {
  const wanted = new Set(filesOfFont(added));
  return files.flatMap(({ name, data }) => {
    const file = `${added.file}${name}`;
    if (!wanted.has(file) || existsSync(join(folder, file))) return [];
    const [ending = ''] = /[^.]+$/.exec(name) ?? [];
    return [writeNewFile(folder, { original: file, ending, fallback: 'font' }, data)];
  });
}
