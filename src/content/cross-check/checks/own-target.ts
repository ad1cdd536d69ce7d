import { isRegionCode } from '../../../regions/site-regions.ts';
import type { CheckContext } from './check-context.ts';

/** Returns the part of an absolute link behind the site's own domain, without region; `undefined` for other sites. */
export function ownTarget({ checked: { singles }, model }: CheckContext, target: string): string | undefined {
  const own = singles.site?.value.url;
  if (own === undefined || !/^https:/i.test(target) || !URL.canParse(target)) return undefined;
  const { host, pathname, hash } = new URL(target);
  if (withoutWww(host) !== withoutWww(new URL(own).host)) return undefined;
  const [first = '', ...rest] = pathname.toLowerCase().split('/').filter(Boolean);
  const address = (isRegionCode(model.regions, first) ? rest : [first, ...rest]).join('/');
  // A link to a file, such as a document in public/, must stay absolute: relative links lead to pages only.
  return address.includes('.') ? undefined : `/${address}${hash}`;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');
