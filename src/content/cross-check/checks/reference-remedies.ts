import { say, verbatim } from '../../../i18n/phrase.ts';
import { slugify } from '../../../i18n/name-forms.ts';
import type { Diagnostic, WrittenReference } from '../../diagnostics/diagnostic.ts';
import { namedWhole } from '../../diagnostics/in-forms.ts';
import type { CheckContext } from './check-context.ts';
import { remedyOfImage } from './images.ts';
import { remedyOfLink } from './link-remedies.ts';
import type { Remedy } from './remedy.ts';

/** Names the entry that is meant: an id, or a path that ends with one. */
function remedyOfName(
  { index, suggest }: CheckContext,
  { collection = '', written }: WrittenReference,
): Remedy | undefined {
  const known = index.names.entries.get(collection);
  const name = slugify(written.replace(/\.ya?ml$/, '').replace(/^.*\//, ''));
  const meant = known?.has(name) ? name : known && suggest.near(name, known);
  return meant === undefined
    ? undefined
    : { hint: `Write ${meant}.`, form: { hint: say`Did you mean ${namedWhole(meant)}?` } };
}

/**
 * Names the page, the image or the file that was meant; `undefined` if none fits.
 * @param files the names of all content files
 */
function remedyOfReference(
  site: CheckContext,
  file: string,
  reference: WrittenReference,
  files: ReadonlySet<string>,
): Remedy | undefined {
  if (reference.kind === 'image') return remedyOfImage(site, reference);
  if (reference.kind === 'link') return remedyOfLink(site, file, reference);
  if (reference.kind !== 'file') return remedyOfName(site, reference);
  const { taken, written } = reference;
  if (taken === undefined || !files.has(`content/${written}`)) return undefined;
  // No file of another name is open in a form: the remedy stands in the list of problems alone.
  return {
    hint: taken,
    form: { hint: say`content/${verbatim(written)} is there already: ask your developer which of the two is right.` },
  };
}

/** Names the page or image that a refused link was meant for, now that all files are known. */
export function withRemedy(
  site: CheckContext,
  diagnostic: Diagnostic,
  files: ReadonlySet<string>,
  reference?: WrittenReference,
): Diagnostic {
  if (!reference) return diagnostic;
  const remedy = remedyOfReference(site, diagnostic.file, reference, files);
  if (!remedy) return diagnostic;
  if (reference.inFileOnly) return { ...diagnostic, hint: remedy.hint };
  return { ...diagnostic, hint: remedy.hint, form: { ...diagnostic.form, ...remedy.form } };
}
