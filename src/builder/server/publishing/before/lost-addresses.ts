import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../../../../ssg/files-in.ts';
import { addressesIn } from '../../../../authoring/review/committed-addresses.ts';
import { fileTitle } from '../../../../authoring/describe/file-title.ts';
import type { LoadedSite } from '../../../../content/load-content.ts';
import { oldAddresses } from '../../../../content/page-data/old-addresses.ts';
import { eachRoute } from '../../../../content/page-data/routes.ts';
import { parseYaml } from '../../../../content/parse/parse-yaml.ts';
import { REGIONS_FILE } from '../../../../content/read/site-regions.ts';
import { HOSTING_FILE, type Hosting } from '../../../../hosting/hosting.ts';
import { addressesOf } from '../../../../model/file-kinds.ts';
import { projectPath, versionGit } from '../../../../publishing/version-git.ts';
import { regionPath } from '../../../../regions/region-path.ts';
import type { RegionCodes } from '../../../../regions/site-regions.ts';
import { isNotFoundPage, parsePageDataKey } from '../../../../schema/page-data-key.ts';
import type { AddressRemedy, LostAddress } from '../../../protocol/before-calls.ts';
import { titleOfFile } from '../../problems.ts';
import type { BuilderSession } from '../../session.ts';
import type { ChosenChange, ChosenState } from './chosen-state.ts';

/** Finds the addresses that visitors have now, and that would lead nowhere. */
export async function lostAddresses(session: BuilderSession, state: ChosenState): Promise<LostAddress[]> {
  const { site, live } = state;
  if (!site || !live) return [];
  const kept = keptAddresses(site);
  const isMoved = (address: string) => site.content.formerRegions.some((code) => address.startsWith(`/${code}/`));
  const lost = liveAddresses(live.folder).filter(
    (address) => !kept.has(address) && !isFurtherPage(address, kept) && !isMoved(address),
  );
  const regions = lost.flatMap((address) => /^\/([^/]+)\/$/.exec(address)?.[1] ?? []);
  const byPath = new Map<string, string[]>();
  for (const address of lost) {
    const [, region = '', path = ''] = /^\/([^/]+)\/(.*)$/.exec(address) ?? [];
    if (!regions.includes(region)) byPath.set(path, [...(byPath.get(path) ?? []), region]);
  }
  return [
    ...regions.map((region) => lostRegion(site, region)),
    ...(byPath.size > 0 ? await lostPages(session, state, { kept, byPath }) : []),
  ];
}

const lostRegion = ({ content }: LoadedSite, region: string): LostAddress => ({
  title: (content.regions as Partial<Record<string, { name: string }>>)[region]?.name ?? region,
  addresses: [`/${region}/`],
  regions: [region],
  remedy: { kind: 'hidden', file: REGIONS_FILE, path: [region] },
});

/** All addresses that answer with a page, a redirect, or that the page is gone for good. */
function keptAddresses({ content, model }: LoadedSite): Set<string> {
  const { redirects, gone } = oldAddresses(content);
  const kept = new Set([...redirects.map(({ from }) => from), ...gone]);
  for (const { path } of eachRoute(content, model)) kept.add(path);
  return kept;
}

/** The file of a home page, from which every version redirects. */
const HOME_FILE = /\/index(?:\.html)?$/;

/** The addresses of a version, with region: those of its pages, and those that lead to one. */
function liveAddresses(folder: string): string[] {
  const data = join(folder, 'page-data');
  const codes = readdirSync(data);
  const regions = { codes } as unknown as RegionCodes; // a folder for each region of the version
  const pages = [...filesIn(data)].flatMap((file) => {
    const page = file.endsWith('.json') ? parsePageDataKey(file.slice(0, -'.json'.length), regions) : undefined;
    if (!page || 'layoutOf' in page || page.root || isNotFoundPage(page.path)) return [];
    return [regionPath(page.region, page.path)];
  });
  const { redirects } = JSON.parse(readFileSync(join(folder, HOSTING_FILE), 'utf8')) as Hosting; // written by our own build
  const isOld = (address: string) => !HOME_FILE.test(address) && codes.some((code) => address.startsWith(`/${code}/`));
  return [...pages, ...redirects.map(({ from }) => from).filter(isOld)];
}

/** Whether an address is that of a further page of a list, which has become shorter. */
const isFurtherPage = (address: string, kept: ReadonlySet<string>): boolean => {
  const list = /^(.+)\/\d+$/.exec(address)?.[1];
  return list !== undefined && kept.has(list);
};

interface LostPaths {
  kept: ReadonlySet<string>;
  /** The regions by path without region. */
  byPath: ReadonlyMap<string, string[]>;
}

/** Names lost pages by the files that had their addresses, and says what visitors could get. */
async function lostPages(
  session: BuilderSession,
  state: ChosenState,
  { kept, byPath }: LostPaths,
): Promise<LostAddress[]> {
  const owners = ownersOf(session, state);
  const renamed = [...byPath.keys()].some((path) => owners.get(path)?.after === null)
    ? await renames(state)
    : new Map();
  const pages = new Map<string, LostAddress>();
  for (const [path, regions] of byPath) {
    const owner = owners.get(path);
    const key = `${owner?.file ?? path} ${regions.join()}`;
    const known = pages.get(key);
    if (known) known.addresses.push(`/${path}`);
    else
      pages.set(key, {
        title: owner ? titleBefore(session, owner) : `/${path}`,
        addresses: [`/${path}`],
        regions: inOrder(session, regions),
        remedy: owner ? remedyFor(session, state, { owner, kept, renamed }) : { kind: 'gone' },
      });
  }
  return [...pages.values()];
}

/** Regions in the order of the site; those that it no longer has come last. */
const inOrder = ({ model }: BuilderSession, regions: readonly string[]): string[] => {
  const codes: readonly string[] = model.regions.codes;
  return [...codes.filter((code) => regions.includes(code)), ...regions.filter((code) => !codes.includes(code))];
};

/** The chosen changes of pages, by the addresses that they had. */
function ownersOf({ model }: BuilderSession, { changes, checked }: ChosenState): Map<string, ChosenChange> {
  return new Map(
    changes.flatMap((change) =>
      change.isChosen && change.before !== null
        ? addressesIn(change.file, change.before, checked, model).map(({ address }) => [address, change] as const)
        : [],
    ),
  );
}

const titleBefore = ({ model }: BuilderSession, { file, before }: ChosenChange): string =>
  fileTitle(file, parseYaml({ file, text: before ?? '' }).data, model);

interface LostOwner {
  owner: ChosenChange;
  kept: ReadonlySet<string>;
  renamed: ReadonlyMap<string, string>;
}

function remedyFor(session: BuilderSession, state: ChosenState, { owner, kept, renamed }: LostOwner): AddressRemedy {
  const file = owner.after === null ? renamed.get(owner.file) : owner.file;
  const isThere = (change: ChosenChange) => change.file === file && change.isChosen && change.after !== null;
  if (file === undefined || !state.changes.some(isThere)) return { kind: 'gone' };
  const [address] = addressesOf(session.model, file, state.checked);
  const isShown = state.site?.content.shownRegions.some(
    (region) => address !== undefined && kept.has(regionPath(region, address)),
  );
  if (isShown) return { kind: 'redirect', file, title: titleOfFile(session, file) };
  return { kind: 'hidden', file, path: hidingField(owner.after ?? '') };
}

/** Returns the field by which a page isn't shown. */
function hidingField(text: string): string[] {
  const data = Object(parseYaml({ file: '', text }).data) as Record<string, unknown>;
  const field = ['draft', 'visibleFrom', 'visibleUntil'].find(
    (name) => data[name] !== undefined && data[name] !== false,
  );
  return field === undefined ? [] : [field];
}

/** The files that git takes for others with a new name, by their old one; within pages, and within each collection. */
async function renames({ difference: { repository, base, draft } }: ChosenState): Promise<Map<string, string>> {
  const args = ['diff-tree', '-r', '-z', '-M', '--name-status', '--diff-filter=R', base, draft];
  const words = (await versionGit(repository, [...args, '--', `${repository.prefix}content`])).split('\0');
  const found = new Map<string, string>();
  for (let at = 0; at + 2 < words.length; at += 3) {
    const [from, to] = [words[at + 1], words[at + 2]].map((path = '') => projectPath(repository, path)) as [
      string,
      string,
    ];
    if (folderOf(from) === folderOf(to)) found.set(from, to);
  }
  return found;
}

const folderOf = (file: string): string | undefined => /^content\/[^/]+\//.exec(file)?.[0];
