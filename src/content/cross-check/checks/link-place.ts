import { link, plainLink } from '../../../schema/link.ts';
import type { FileFinding } from '../../diagnostics/diagnostic.ts';
import type { FileField } from '../../validate/walk-schema.ts';
import type { Path } from '../../../data/path.ts';
import { isRegionCode } from '../../../regions/site-regions.ts';
import type { CheckContext } from './check-context.ts';

const buttons = link();
const plainLinks = plainLink();

/** Returns whether a button may lead to a target. */
export const isLink = (target: string): boolean => buttons.safeParse(target).success;

/** Returns whether a link that can't open the contact form may lead to a target. */
export const isPlainLink = (target: string): boolean => plainLinks.safeParse(target).success;

/** A link where it stands: which targets are allowed there, and how they're written. */
export interface LinkPlace {
  field: FileField;
  path: Path;
  /** The link inside a text; omitted if the field is the link. */
  excerpt?: string;
  /** Whether the link is an anchor on its own page. */
  isSamePage?: boolean;
  accepts: (target: string) => boolean;
  /** Formats a target as it's written there. */
  write: (target: string) => string;
}

/** The location of a finding about a link. */
export const locationOf = ({
  field: { file },
  path,
  excerpt,
}: LinkPlace): Pick<FileFinding, 'file' | 'path' | 'excerpt'> => ({
  file,
  path,
  ...(excerpt !== undefined && { excerpt }),
});

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
