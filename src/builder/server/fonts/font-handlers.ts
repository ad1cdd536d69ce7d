import type { BuilderHandlers } from '../../protocol/calls.ts';
import { texts } from '../../texts/texts.ts';
import { readValidBrand } from '../../../content/read/read-brand.ts';
import { BRAND_FILE } from '../../../theme/brand.ts';

const words = texts.server.fonts;

/**
 * Creates what the server runs for the calls about fonts.
 * @param edit edits the content
 */
export const createFontHandlers = (
  root: string,
  edit: BuilderHandlers['edit'],
): Pick<BuilderHandlers, 'removeFont'> => ({
  /** Takes a font that isn't used out of the brand. Its files stay, so that undo brings it back; no build publishes them. */
  async removeFont({ name }) {
    const brand = readValidBrand(root);
    const fonts = brand?.addedFonts ?? [];
    const index = fonts.findIndex((one) => one.name === name);
    if (!brand || index < 0) return { ok: false, message: words.missing(name) };
    if (Object.values(brand.fonts).includes(name)) return { ok: false, message: texts.fonts.isUsed(name) };
    const path = fonts.length === 1 ? ['addedFonts'] : ['addedFonts', index];
    const { ok, problems } = await edit({
      request: { edits: [{ file: BRAND_FILE, operations: [{ op: 'remove', path }] }] },
      label: words.removeStep(name),
      hashes: {},
      guards: [],
    });
    if (!ok) return { ok, message: problems[0]?.message ?? words.missing(name) };
    return { ok: true, message: words.removed(name) };
  },
});
