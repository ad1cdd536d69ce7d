import { say } from '../../../i18n/phrase.ts';
import { BRAND_FILE } from '../../../theme/brand.ts';
import { filesOfFont } from '../../../theme/added-font.ts';
import { FONT_NAMES } from '../../../theme/fonts.ts';
import { quote, quoteWhole, type FileFinding } from '../../diagnostics/diagnostic.ts';
import { suggestion, suggestionInForm } from '../../diagnostics/did-you-mean.ts';
import { named, namedWhole } from '../../diagnostics/in-forms.ts';
import type { CheckContext } from './check-context.ts';
import { VISITORS } from '../../diagnostics/what-visitors-see.ts';

/** Reports fonts of the brand that don't exist, and added ones without their files or with the name of another. */
export function checkBrandFonts({ checked, publicFiles }: CheckContext): FileFinding[] {
  const brand = checked.singles.brand?.value;
  if (!brand) return [];
  const { addedFonts = [], fonts } = brand;
  const names = [...FONT_NAMES, ...addedFonts.map(({ name }) => name)];
  const unknown = Object.entries(fonts).filter(([, name]) => !names.includes(name));
  return [
    ...unknown.map(([role, name]): FileFinding => ({
      file: BRAND_FILE,
      path: ['fonts', role],
      message: `There is no font ${quoteWhole(name)}.`,
      hint: suggestion(name, names),
      form: {
        message: say`There is no font ${namedWhole(name)}.`,
        hint: suggestionInForm(name, names, say`Choose another one, or add it.`),
        visitors: VISITORS.otherFont,
      },
    })),
    ...addedFonts.flatMap((font, index): FileFinding[] => {
      const at = { file: BRAND_FILE, path: ['addedFonts', index, 'name'] };
      if (names.indexOf(font.name) !== FONT_NAMES.length + index)
        return [
          {
            ...at,
            message: `Two fonts have the name ${quote(font.name)}.`,
            hint: 'Give one of them another name.',
            form: { message: say`Two fonts have the name ${named(font.name)}.`, hint: say`Remove one of them.` },
          },
        ];
      const missing = filesOfFont(font).find((file) => publicFiles.fonts?.has(file) === false);
      if (missing === undefined) return [];
      return [
        {
          ...at,
          message: `The file content/fonts/${missing} of the font ${quote(font.name)} is missing.`,
          hint: 'Bring it back, or remove the font here.',
          form: {
            message: say`A file of the font ${named(font.name)} is missing: it was removed.`,
            hint: say`Add the font again, or choose another one.`,
            visitors: VISITORS.otherFont,
          },
        },
      ];
    }),
  ];
}
