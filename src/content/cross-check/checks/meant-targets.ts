import { isLanguage, isRegionCode, type SiteRegions } from '../../../regions/site-regions.ts';
import { CONTACT_TARGET } from '../../../schema/contact-target.ts';
import { slugify } from '../../../i18n/slugify.ts';
import type { CheckContext } from './check-context.ts';
import { ownTarget } from './own-target.ts';
import type { IndexedPage } from './site-index.ts';

/** Endings that other programs give to pages. */
const PAGE_ENDING = /\.(html?|php|aspx?|ya?ml|md|txt)$/i;

/** Yields what a written link may have been meant to lead to, the likeliest first. Not every target exists. */
export function* meantTargets(site: CheckContext, file: string, written: string): Generator<string> {
  const text = written.trim().replace(/^<(.*)>$/, '$1');
  const whole = /^[\w-]+(\.[\w-]+)+(?:[/#]|$)/.test(text) ? `https://${text}` : text.replace(/^http:/i, 'https:');
  const own = ownTarget(site, whole);
  if (own === undefined) {
    yield* sameTargets(site, file, text);
    yield* outsideTargets(site, text);
  } else yield* sameTargets(site, file, own);
  yield* nearTargets(site, file, own ?? text);
}

/** Targets on this site that say the same in the form that addresses have here. */
function* sameTargets({ index, model }: CheckContext, file: string, text: string): Generator<string> {
  const { paths, anchor, isBare } = partsOf(text, model.regions);
  const hash = anchor === '' ? '' : `#${anchor}`;
  for (const path of paths)
    if (index.names.addresses.has(path) && (path !== '' || !text.startsWith('#'))) yield `/${path}${hash}`;
  const word = anchor || (isBare ? (paths[0] ?? '') : '');
  if (word !== '' && ownPage(index.pages, file)) yield `#${word}`;
  if (paths.some((path) => /(^|[/-])contact(-|$)/.test(path))) yield CONTACT_TARGET;
  if (word !== '') yield `/#${word}`;
  if (/(^|[/-])contact(-|$)/.test(word || (paths[0] ?? ''))) yield `/#${CONTACT_TARGET}`;
}

/** The page that a file makes, on which `#anchor` is looked for. */
const ownPage = (pages: readonly IndexedPage[], file: string) => pages.find((page) => page.file === file);

/** Addresses of other sites, mailboxes and phones without their beginning, or with a mistyped one; files in `public/`. */
function* outsideTargets({ checked: { singles }, publicFiles }: CheckContext, text: string): Generator<string> {
  const [, rest = ''] = /^(?:h?t?tps?:?)?[\\/]{0,3}([\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?)$/i.exec(text) ?? [];
  if (rest !== '' && !PAGE_ENDING.test(rest.replace(/[/?#].*$/, ''))) yield `https://${rest}`;
  yield text.replace(/^\w+:/, (scheme) => scheme.toLowerCase());
  yield text.replace(/^(?:mailto:)?\s*(\S+@\S+)$/i, 'mailto:$1');
  yield `tel:${text
    .replace(/^tel:/i, '')
    .replace(/[-./()\s]+/g, ' ')
    .trim()}`;
  const path = text.replace(/^\/?(?:public\/)?/, '/');
  if (singles.site && publicFiles.files.has(path)) yield `${singles.site.value.url}${path}`;
}

/** Targets on this site that are spelled nearly the same. */
function* nearTargets({ index, suggest, model }: CheckContext, file: string, text: string): Generator<string> {
  const { paths, anchor } = partsOf(text, model.regions);
  const hash = anchor === '' ? '' : `#${anchor}`;
  for (const path of paths) {
    const near = path === '' ? undefined : suggest.near(path, index.names.addresses);
    if (near !== undefined) yield `/${near}${hash}`;
    const page = text.startsWith('#') ? ownPage(index.pages, file) : index.addresses.get(path);
    const anchors = new Set(Object.values(page?.anchors ?? {}).flatMap((one) => [...one]));
    const other = anchor === '' ? undefined : suggest.near(anchor, anchors);
    if (other !== undefined) yield text.startsWith('#') ? `#${other}` : `/${path}#${other}`;
    // The page is there, but not the section.
    if (anchor !== '' && page && !text.startsWith('#')) yield `/${path}`;
  }
}

interface TargetParts {
  /** Paths without region that may be meant. */
  paths: string[];
  anchor: string;
  /** Whether the text is one word, without a slash or a #. */
  isBare: boolean;
}

/** Reads a link as somebody may write it: `../About_Me.html/`, `/us/about-me`, `#Prices`. */
function partsOf(text: string, regions: SiteRegions): TargetParts {
  const [address = '', ...anchors] = text.replaceAll('\\', '/').split('#');
  const plain = address
    .replace(/\?.*$/, '')
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/^(?:content\/)?pages\//, '')
    .replace(/\/+$/, '')
    .replace(PAGE_ENDING, '');
  const whole = plain.split('/').map(slugify).filter(Boolean);
  const [first = '', ...rest] = whole;
  const inner = isRegionCode(regions, first) || isLanguage(regions, first) ? [rest] : [];
  const paths = [whole, ...inner].map((segments) => segments.join('/').replace(/(^|\/)(?:home|index)$/, ''));
  return {
    paths: [...new Set(paths)],
    anchor: slugify(anchors.join('-')),
    isBare: /^[^/#\\]+$/.test(text),
  };
}
