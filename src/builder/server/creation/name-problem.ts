import { translated } from '../../../i18n/translations.ts';
import { texts } from '../../texts/texts.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import { pageAddresses, pagePathOf } from '../../../content/read/page-paths.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import { addressesOf, entriesFolder, PAGES_FOLDER } from '../../../model/file-kinds.ts';
import type { CollectionDefinition } from '../../../schema/define-collection.ts';
import { entryIdProblem, pagePathProblem } from '../../../authoring/scaffold/names.ts';
import { CallError } from '../answer-call.ts';
import type { BuilderSession } from '../session.ts';

const words = texts.server.creation;

type Name = Parameters<BuilderHandlers['checkName']>[0];

/** Returns the collection of a new entry. */
export function collectionIn({ collections }: ContentModel, name: string | undefined): CollectionDefinition {
  const found = collections.get(name ?? '');
  if (!found) throw new CallError(words.noCollection(name ?? ''));
  return found;
}

/** Returns why a new page or entry can't have a name: its pattern, a reserved word, or another one. */
export function nameProblem(session: BuilderSession, { kind, collection, name }: Name): string | undefined {
  if (kind === 'entry') return entryNameProblem(session, collectionIn(session.check.model, collection), name);
  const wrong = pagePathProblem(name, session.check.model.regions);
  if (wrong !== undefined) return wrong;
  if (session.check.files().has(`${PAGES_FOLDER}${name}.yaml`)) return words.pageExists(name);
  if (name === 'home') return words.homeExists;
  const owner = ownersOfAddresses(session).get(name);
  return owner === undefined ? undefined : words.addressIsTaken(`/${name}`);
}

function entryNameProblem({ check }: BuilderSession, collection: CollectionDefinition, name: string) {
  const wrong = entryIdProblem(collection, name, check.model.regions);
  if (wrong !== undefined) return wrong;
  const file = `${entriesFolder(collection.name)}${name}.yaml`;
  return check.files().has(file) ? words.entryExists(translated(collection.title).toLowerCase(), name) : undefined;
}

/** Maps all current addresses without region to the files that have them. */
function ownersOfAddresses({ check }: BuilderSession): Map<string, string> {
  const { checked } = check.result();
  const owners = new Map<string, string>();
  for (const { file, value } of checked.pages)
    if (value.each === undefined)
      for (const address of pageAddresses({ path: pagePathOf(file), alsoAt: value.alsoAt })) owners.set(address, file);
  for (const { file } of [...checked.entries.values()].flat())
    for (const address of addressesOf(check.model, file, checked)) owners.set(address, file);
  return owners;
}
