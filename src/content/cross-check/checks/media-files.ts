import { say } from '../../../i18n/phrase.ts';
import { type Message, quote } from '../../diagnostics/diagnostic.ts';
import { didYouMean, named } from '../../diagnostics/in-forms.ts';
import type { NamingField } from '../../validate/walk-schema.ts';
import type { CheckContext, FieldCheck } from './check-context.ts';
import { VISITORS } from '../../diagnostics/what-visitors-see.ts';

/** Names files of video and captions that are not in `public/`. */
export const checkMediaFile: FieldCheck<NamingField> = (site, { file, path, value }) =>
  missingFile(site, value).map((said) => ({ file, path, ...said }));

/** Says that a file isn't in `public/`; returns nothing if it is. */
export function missingFile({ publicFiles: { files }, suggest }: CheckContext, src: string): Message[] {
  if (files.has(src)) return [];
  const ending = src.slice(src.lastIndexOf('.'));
  const sameKind = new Set([...files].filter((one) => one.endsWith(ending)));
  return [
    {
      message: `There is no file ${quote(src)} in public/.`,
      hint: suggest(src, sameKind, `Put the file there: public${src}.`),
      form: {
        message: say`There is no file ${named(src)} on this site.`,
        hint: didYouMean(suggest.near(src, sameKind), say`Name another file, or ask your developer to add this one.`),
        visitors: VISITORS.missingFile,
      },
    },
  ];
}
