import { hiddenWord, isTaken } from '../../content/checks/hidden-names.ts';
import { reservedProblem } from '../../content/reserved-address.ts';
import { isRegionCode } from '../../regions/region-code.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What keeps a word from being the name of a section type; nothing if it may be one. */
export function sectionNameProblem(name: string): string | undefined {
  const hidden = hiddenWord(name);
  if (hidden)
    return `"${name}" can not be a section: content blockers hide what is called "${hidden}". Choose another word.`;
  if (isTaken(name)) return `"${name}" can not be a section: a part of every page is called so. Choose another word.`;
  if (/^\d/.test(name)) return `"${name}" can not be a section: its name begins with a digit. Begin with a letter.`;
  return slugProblem(name, 'a section', sectionNameProblem);
}

/** What keeps a word from being the id of a case study; nothing if it may be one. */
export function caseStudyIdProblem(id: string): string | undefined {
  const reserved = reservedProblem(`case-study/${id}`);
  if (reserved) return `"${id}" can not be a case study: ${reserved}. Choose another word.`;
  return slugProblem(id, 'a case study', caseStudyIdProblem);
}

/** What keeps words from being the address of a page; nothing if they may be one. */
export function pagePathProblem(path: string): string | undefined {
  const [first, ...rest] = path.split('/');
  if (isRegionCode(first))
    return `Leave the region out: every page is made for us, eu and dk. ${attempt(rest, '/', pagePathProblem)}`.trim();
  const reserved = reservedProblem(path);
  if (reserved) return `"${path}" can not be a page: ${reserved}. Choose another word.`;
  return path
    .split('/')
    .map((segment) => slugProblem(segment, 'part of an address', pagePathProblem))
    .find(Boolean);
}

/** An address as the name of its file has it: `/services/saas.yaml` is `services/saas`. */
export const plainPath = (path: string): string =>
  path
    .trim()
    .replace(/^(?:content\/pages)?\/+|^content\/pages\//, '')
    .replace(/\.ya?ml$/, '')
    .replace(/\/+$/, '');

type Problem = (name: string) => string | undefined;

function slugProblem(name: string, what: string, problem: Problem): string | undefined {
  if (SLUG.test(name)) return undefined;
  const proposal = attempt(name.split('/'), '-', problem);
  return `"${name}" can not be ${what}: use lower-case letters, digits and single hyphens. ${proposal}`.trim();
}

/** A name like the one that was meant, in the right form; nothing where that is refused too. */
function attempt(parts: readonly string[], joint: '/' | '-', problem: Problem): string {
  const slug = parts
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
    .join(joint);
  return slug && problem(slug) === undefined ? `Try ${slug}.` : '';
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
