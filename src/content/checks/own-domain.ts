import { isRegionCode } from '../../regions/region-code.ts';
import { quoted, type FieldPath, type FileFinding } from '../diagnostic.ts';
import type { Site } from './site.ts';

/** Warns of an absolute link to the site's own domain: it leads every visitor to one region, and past a preview. */
export function checkOwnDomain(site: Site, target: string, file: string, path: FieldPath): FileFinding[] {
  const own = site.checked.singles.site?.value.url;
  const relative = own === undefined ? undefined : relativeTarget(target, own);
  return relative === undefined
    ? []
    : [
        {
          file,
          path,
          words: target,
          severity: 'warning',
          message: `${quoted(target)} leads to this site itself, out of the visitor's region.`,
          hint: `Write ${quoted(relative)}: the site puts the region in front.`,
        },
      ];
}

/** The link inside the site that leads where an absolute one does; nothing where there is none. */
function relativeTarget(target: string, own: string): string | undefined {
  if (!URL.canParse(target)) return undefined;
  const { host, pathname, hash } = new URL(target);
  if (withoutWww(host) !== withoutWww(new URL(own).host)) return undefined;
  const [first = '', ...rest] = pathname.toLowerCase().split('/').filter(Boolean);
  const address = (isRegionCode(first) ? rest : [first, ...rest]).join('/');
  // A link to a file, such as a document in public/, has to be absolute: only pages have relative links.
  return address.includes('.') ? undefined : `/${address}${hash}`;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');
