import type { WrittenReference } from '../../diagnostics/diagnostic.ts';
import type { CheckContext } from './check-context.ts';
import { remedyOfImage } from './image-remedies.ts';
import { remedyOfLink } from './link-remedies.ts';

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
  return files.has(`content/${reference.written}`) ? reference.taken : undefined;
}
