import { isRegionCode } from '../../../regions/region-code.ts';
import { quote, type FieldPath, type FileFinding } from '../../diagnostics/diagnostic.ts';
import type { CheckContext } from './check-context.ts';

/**
 * Warns about absolute links to the site's own domain: they send every visitor to one region, and away from a preview.
 */
export function checkOwnDomain(site: CheckContext, target: string, file: string, path: FieldPath): FileFinding[] {
  const own = site.checked.singles.site?.value.url;
  const relative = own === undefined ? undefined : relativeTarget(target, own);
  return relative === undefined
    ? []
    : [
        {
          file,
          path,
          excerpt: target,
          severity: 'warning',
          message: `${quote(target)} links to this site itself, but leaves the visitor's region.`,
          hint: `Write ${quote(relative)}: the site puts the region in front.`,
        },
      ];
}

/** Returns the relative equivalent of an absolute link, or `undefined` if there is none. */
function relativeTarget(target: string, own: string): string | undefined {
  if (!URL.canParse(target)) return undefined;
  const { host, pathname, hash } = new URL(target);
  if (withoutWww(host) !== withoutWww(new URL(own).host)) return undefined;
  const [first = '', ...rest] = pathname.toLowerCase().split('/').filter(Boolean);
  const address = (isRegionCode(first) ? rest : [first, ...rest]).join('/');
  // A link to a file, such as a document in public/, must stay absolute: relative links lead to pages only.
  return address.includes('.') ? undefined : `/${address}${hash}`;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');
