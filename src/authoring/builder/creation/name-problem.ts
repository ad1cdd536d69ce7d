import { texts } from '../../../editing-protocol/texts/texts.ts';
import type { BuilderHandlers } from '../../../editing-protocol/builder/methods.ts';
import {
  casePathsIn,
  isCaseStudyFile,
  isPageFile,
  pageAddresses,
  pagePathOf,
} from '../../../content/read/page-paths.ts';
import { caseStudyIdProblem, pagePathProblem } from '../../scaffold/names.ts';
import type { BuilderSession } from '../session.ts';

const words = texts.server.creation;

type Name = Parameters<BuilderHandlers['checkName']>[0];

/** Returns why a new page can't have a name: its pattern, a reserved word, or another page. */
export function nameProblem(session: BuilderSession, { kind, name }: Name): string | undefined {
  const isCase = kind === 'case-study';
  const wrong = isCase ? caseStudyIdProblem(name) : pagePathProblem(name);
  if (wrong !== undefined) return wrong;
  const file = isCase ? `content/case-studies/${name}.yaml` : `content/pages/${name}.yaml`;
  if (session.check.files().has(file)) return isCase ? words.caseStudyExists(name) : words.pageExists(name);
  if (isCase) return undefined;
  if (name === 'home') return words.homeExists;
  const owner = ownersOfAddresses(session).get(name);
  return owner === undefined ? undefined : words.addressIsTaken(`/${name}`);
}

/** Maps all current addresses without region to the files that have them. */
function ownersOfAddresses({ check }: BuilderSession): Map<string, string> {
  const { pages, caseStudies } = check.result().checked;
  const owners = new Map<string, string>();
  for (const { file, value } of pages)
    if (!value.each)
      for (const address of pageAddresses({ path: pagePathOf(file), alsoAt: value.alsoAt })) owners.set(address, file);
  const bases = casePathsIn(pages);
  for (const { file, value } of caseStudies) for (const base of bases) owners.set(`${base}/${value.slug}`, file);
  return owners;
}

/** Returns the current addresses of a page or a case study without region, the canonical one first. */
export function addressesOfFile({ check }: BuilderSession, file: string): string[] {
  const { pages, caseStudies } = check.result().checked;
  if (isPageFile(file)) {
    const page = pages.find((one) => one.file === file);
    return page ? pageAddresses({ path: pagePathOf(file), alsoAt: page.value.alsoAt }) : [pagePathOf(file)];
  }
  const slug = isCaseStudyFile(file) ? caseStudies.find((one) => one.file === file)?.value.slug : undefined;
  if (slug === undefined) return [];
  return casePathsIn(pages).map((base) => `${base}/${slug}`);
}
