import { isRegionCode } from '../../regions/region-code.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Words that content blockers look for in the names of a page's parts: what is called so may vanish for visitors. */
const BLOCKED = new Set([
  'ad',
  'ads',
  'advert',
  'adverts',
  'adwords',
  'adsense',
  'google',
  'banner',
  'gdpr',
  'sponsor',
  'sponsored',
]);

/** What keeps a word from being the name of a section type; nothing if it may be one. */
export function sectionNameProblem(name: string): string | undefined {
  const blocked = name.split('-').find((word) => BLOCKED.has(word));
  if (blocked)
    return `"${name}" can not be a section: content blockers hide what is called "${blocked}". Choose another word.`;
  if (/^\d/.test(name)) return `"${name}" can not be a section: its name begins with a digit. Begin with a letter.`;
  return slugProblem(name, 'a section');
}

/** What keeps a word from being the id of a case study; nothing if it may be one. */
export const caseStudyIdProblem = (id: string): string | undefined => slugProblem(id, 'a case study');

/** What keeps words from being the address of a page; nothing if they may be one. */
export function pagePathProblem(path: string): string | undefined {
  const segments = path.split('/');
  if (isRegionCode(segments[0]))
    return `Leave the region out: every page is made for us, eu and dk. ${attempt(segments.slice(1).join('/'))}`.trim();
  if (path.includes('sitemap'))
    return `"${path}" can not be a page: every address with the word sitemap shows the sitemap. Choose another word.`;
  return segments.map((segment) => slugProblem(segment, 'part of an address')).find(Boolean);
}

/** An address as the name of its file has it: `/services/saas.yaml` is `services/saas`. */
export const plainPath = (path: string): string =>
  path
    .trim()
    .replace(/^(?:content\/pages)?\/+|^content\/pages\//, '')
    .replace(/\.ya?ml$/, '')
    .replace(/\/+$/, '');

function slugProblem(name: string, what: string): string | undefined {
  if (SLUG.test(name)) return undefined;
  return `"${name}" can not be ${what}: use lower-case letters, digits and single hyphens. ${attempt(name)}`.trim();
}

/** A name like the one that was meant, in the right form. */
function attempt(name: string): string {
  const slug = name
    .split('/')
    .map((part) =>
      part
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll('ø', 'oe')
        .replaceAll('æ', 'ae')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, ''),
    )
    .filter(Boolean)
    .join('/');
  return slug ? `Try ${slug}.` : '';
}

/** A name as a person writes it: `client-quote` is `Client quote`. */
export const humanName = (slug: string): string => {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Each word of a name with a capital: `north-sea-tools` is `North Sea Tools`. */
export const titleName = (slug: string): string => slug.split('-').map(humanName).join(' ');

/** A name as code writes it: `client-quote` is `ClientQuote`. */
export const pascalName = (slug: string): string => slug.split('-').map(humanName).join('');
