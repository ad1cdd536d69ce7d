import type { FontAnswer } from '../../../protocol/font-answers.ts';
import {
  FONT_LICENSE_PARAMETER,
  FONT_NAME_PARAMETER,
  UPLOAD_KIND_PARAMETER,
  UPLOAD_PATH,
} from '../../../protocol/transport.ts';
import { FONTS_FOLDER, webFiles, type AddedFont } from '../../../../theme/added-font.ts';
import { isMap } from '../../../../data/plain.ts';
import { send } from '../../state/api.ts';

/**
 * Sends a font. Without wishes it's only checked; with them, it's added to the site. Throws an error whose message says why it isn't
 * accepted.
 */
export async function sendFont(
  file: File,
  wishes?: { name: string; license: string },
): Promise<Extract<FontAnswer, { ok: true }>> {
  const query = new URLSearchParams({
    name: file.name,
    [UPLOAD_KIND_PARAMETER]: 'font',
    ...(wishes && { [FONT_NAME_PARAMETER]: wishes.name, [FONT_LICENSE_PARAMETER]: wishes.license }),
  });
  const path = `${UPLOAD_PATH}?${query.toString()}`;
  const sent = send({ path, body: file, contentType: 'application/octet-stream', changes: wishes !== undefined });
  const answer = (await sent) as FontAnswer; // the server is of the same checkout
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

/** Returns the added fonts in the data of the brand's file. */
export function addedFontsOf(data: unknown): AddedFont[] {
  const fonts = isMap(data) ? data['addedFonts'] : undefined;
  return Array.isArray(fonts) ? (fonts as AddedFont[]) : []; // the server has checked them
}

/** Fonts of the site that the builder itself can show, by the address of their file. */
const shown = new Map<string, string>();

/** Returns the family by which the builder shows an added font, and loads it. It may have the name of one of the builder's own. */
export function familyOf(font: AddedFont): string {
  const [file = ''] = webFiles(font);
  const known = shown.get(file);
  if (known !== undefined) return known;
  const family = `site-${font.file}`;
  shown.set(file, family);
  const weights = font.weights === undefined ? {} : { weight: font.weights };
  document.fonts.add(new FontFace(family, `url("/${FONTS_FOLDER}/${file}")`, { ...weights, display: 'swap' }));
  return family;
}
