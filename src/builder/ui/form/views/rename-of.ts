import type { Operation } from '../../../protocol/edit-request.ts';
import { madeAddress, madeName } from '../../kit/naming/made-name.ts';
import type { EditCommand } from '../../state/edit.ts';
import type { FormField } from '../model/form-field.ts';
import type { Path } from '../../../../data/path.ts';
import { isMap } from '../../../../data/plain.ts';

type UsageKind = 'page' | 'anchor' | 'entry' | 'fact';

/** A name that other files point to: changing it changes them too. */
export interface Rename {
  kind: UsageKind;
  current: string;
  /** The collection of an entry. */
  collection?: string;
  /** The name as `usage` knows it. */
  usageName: string;
  /** Makes a name of what a person typed. */
  make: (typed: string) => string;
  edits: (to: string, withRedirect: boolean) => EditCommand['edits'];
  /** The file that has the name then, if its own name changes. */
  fileFor?: (to: string) => string;
  /** Whether the old address can lead to the new one. */
  hasRedirect: boolean;
}

const PAGE = /^content\/pages\/(.+)\.yaml$/;
/** An entry of a collection: other folders hold pages and shared sections. */
const ENTRY = /^content\/(?!pages\/|shared\/)([^/]+)\/[^/]+\.yaml$/;

/** Returns the rename of a field whose value is such a name. */
export function renameOf(file: string, { path, value }: FormField): Rename | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const page = PAGE.exec(file)?.[1];
  const place = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
  if (page !== undefined && place === 'sections.*.id') return anchorRename(page === 'home' ? '' : page, value);
  const collection = ENTRY.exec(file)?.[1];
  return collection !== undefined && place === 'id' ? entryRename(collection, value) : undefined;
}

/** Returns the rename of an entry of a map, whose name is its key. */
export function renameOfEntry(file: string, path: Path): Rename | undefined {
  const [name] = path;
  const isFact = file === 'content/facts.yaml' && path.length === 1 && typeof name === 'string';
  return isFact ? factRename(name) : undefined;
}

/** Returns the rename of a page, whose name is its address; the home page has no other one. */
export function renameOfPage(file: string, address: string | undefined, data: unknown): Rename | undefined {
  const current = PAGE.exec(file)?.[1];
  if (current === undefined || current === 'home' || address === undefined) return undefined;
  const fileFor = (to: string) => `content/pages/${to}.yaml`;
  return {
    kind: 'page',
    current,
    usageName: address,
    make: (typed) => madeAddress(typed) || typed.trim(),
    hasRedirect: true,
    fileFor,
    edits: (to, withRedirect) => [
      { compound: 'rename-page', from: current, to },
      ...(withRedirect ? [{ file: fileFor(to), operations: addRedirects(data, [`/${current}`]) }] : []),
    ],
  };
}

/** The old addresses that lead to a page, each with its leading slash. */
export const redirectsIn = (data: unknown): string[] => addressesAt(data, 'redirectFrom');

/** Adds old addresses to those that lead to a page. */
export const addRedirects = (data: unknown, addresses: readonly string[]): Operation[] =>
  addAddresses(data, 'redirectFrom', addresses);

/** Adds addresses to a list of a file, which may not have it yet. */
export function addAddresses(data: unknown, key: 'redirectFrom' | 'gone', addresses: readonly string[]): Operation[] {
  const isListed = isMap(data) && Array.isArray(data[key]);
  if (!isListed) return [{ op: 'put', path: [], key, value: [...addresses] }];
  const end = addressesAt(data, key).length;
  return addresses.map((value, rank) => ({ op: 'insert', path: [key], index: end + rank, value }));
}

function addressesAt(data: unknown, key: string): string[] {
  const list = isMap(data) ? data[key] : undefined;
  return Array.isArray(list) ? list.map((address) => `/${String(address).replace(/^\//, '')}`) : [];
}

/** Facts are named without spaces and hyphens, since texts name them in braces. */
const FACT_NAME = '^[a-z][A-Za-z0-9]*$';

const ID = '^[a-z0-9]+(-[a-z0-9]+)*$';

const madeId = (typed: string): string => madeName(typed, ID);

const anchorRename = (page: string, current: string): Rename => ({
  kind: 'anchor',
  current,
  usageName: `/${page}#${current}`,
  make: madeId,
  hasRedirect: false,
  edits: (to) => [{ compound: 'rename-anchor', page, from: current, to }],
});

const entryRename = (collection: string, current: string): Rename => ({
  kind: 'entry',
  collection,
  current,
  usageName: current,
  make: madeId,
  hasRedirect: false,
  fileFor: (to) => `content/${collection}/${to}.yaml`,
  edits: (to) => [{ compound: 'rename-entry', collection, from: current, to }],
});

const factRename = (current: string): Rename => ({
  kind: 'fact',
  current,
  usageName: current,
  make: (typed) => madeName(typed, FACT_NAME),
  hasRedirect: false,
  edits: (to) => [{ compound: 'rename-fact', from: current, to }],
});
