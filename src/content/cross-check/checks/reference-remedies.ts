import { slugify } from '../../../i18n/slugify.ts';
import type { WrittenReference } from '../../diagnostics/diagnostic.ts';
import type { CheckContext } from './check-context.ts';
import { remedyOfImage } from './image-remedies.ts';
import { remedyOfLink } from './link-remedies.ts';

/** Names the case study or the service that is meant: an id, or a path that ends with one. */
function remedyOfName({ index, suggest }: CheckContext, { kind, written }: WrittenReference): string | undefined {
  const known = kind === 'case' ? index.names.cases : index.names.services;
  const name = slugify(written.replace(/\.ya?ml$/, '').replace(/^.*\//, ''));
  const meant = known?.has(name) ? name : known && suggest.near(name, known);
  return meant === undefined ? undefined : `Write ${meant}.`;
}

/**
 * Names the page, the image or the file that was meant; `undefined` if none fits.
 * @param files the names of all content files
 */
export function remedyOfReference(
  site: CheckContext,
  file: string,
  reference: WrittenReference,
  files: ReadonlySet<string>,
): string | undefined {
  if (reference.kind === 'image') return remedyOfImage(site, reference);
  if (reference.kind === 'link') return remedyOfLink(site, file, reference);
  if (reference.kind !== 'file') return remedyOfName(site, reference);
  return files.has(`content/${reference.written}`) ? reference.taken : undefined;
}
