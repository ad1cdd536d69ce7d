import { listEdits } from '../../../authoring/content-edit/undone-edits.ts';
import type { DescribedChange } from '../../../authoring/describe/describe-changes.ts';
import { parseYaml } from '../../../content/parse/parse-yaml.ts';
import { isMap, valueAt } from '../../../data/plain.ts';
import type { PublishingFolders } from '../../../publishing/publishing-folders.ts';
import { isKept, liveRelease } from '../../../publishing/release-store.ts';
import { IMAGE_FILE } from '../../../schema/image.ts';
import type { StoredReview } from '../../reviews/reviews.ts';
import { VERSION_FILES_PATH } from '../../protocol/compare-calls.ts';
import type { ReviewedChange, ReviewedThing } from '../../protocol/review-calls.ts';
import { actingPerson } from '../acting-person.ts';
import { changedThings } from '../publishing/changed-things.ts';
import type { DraftDifference } from '../publishing/list-unpublished.ts';
import { whereShown } from '../publishing/where-shown.ts';
import type { BuilderSession } from '../session.ts';

/** The pictures of a change, by the addresses at which the builder serves them. */
interface Pictures {
  before?: string;
  after?: string;
}

/** Lists what would change for visitors with the things of a request, value by value, pages first. What doesn't differ any more is left out. */
export async function reviewedThings(
  session: BuilderSession,
  folders: PublishingFolders,
  { difference, review }: { difference: DraftDifference; review: StoredReview },
): Promise<ReviewedThing[]> {
  const wanted = new Set(review.things);
  const changes = difference.changes.filter(({ file }) => wanted.has(file));
  const changed = await changedThings(session, { ...difference, changes });
  const things = changed.toSorted((a, b) => Number(b.isPage) - Number(a.isPage));
  const addressIn = addressesOfPictures(folders, difference);
  const edits = listEdits(session.root).filter(({ time, undone }) => time > review.asked && !undone);
  return things.map(({ file, title, state, isPage, page, described, texts }) => {
    const values = { before: dataOf(file, texts.before), after: dataOf(file, texts.after) };
    const own = file.startsWith('public/') ? `/${file.slice('public/'.length)}` : undefined;
    const others = edits.filter(({ files, author }) => files.includes(file) && author?.id !== actingPerson()?.id);
    return {
      id: file,
      title,
      state,
      ...(page !== undefined && { page }),
      ...(!isPage && { where: whereShown(session, file, described) }),
      changes: described.map((change): ReviewedChange => {
        const { id, kind, label, before, after } = change;
        const pictures = addressIn(picturesOf(change, values));
        return { id, kind, label, before, after, ...(pictures && { pictures }) };
      }),
      ...withPictures(addressIn(ownPictures(own, state))),
      editedBy: [...new Set(others.flatMap(({ author }) => author?.name ?? []))],
    };
  });
}

const withPictures = (pictures: Pictures | undefined) => (pictures ? { pictures } : {});

const ownPictures = (address: string | undefined, state: ReviewedThing['state']): Pictures =>
  address === undefined || !IMAGE_FILE.test(address)
    ? {}
    : { ...(state !== 'added' && { before: address }), ...(state !== 'deleted' && { after: address }) };

/** Both versions of a file as data. */
interface Values {
  before: unknown;
  after: unknown;
}

const dataOf = (file: string, text: string | null): unknown => parseYaml({ file, text: text ?? '' }).data;

/** Returns the pictures that a change names: the value itself, or the group that it's in. */
function picturesOf({ kind, data }: DescribedChange, values: Values): Pictures {
  if (!data || kind === 'moved') return {};
  const before = 'before' in data ? pictureIn(valueAt(values.before, data.before)) : undefined;
  const after = 'after' in data ? pictureIn(valueAt(values.after, data.after)) : undefined;
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

function pictureIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.startsWith('/') && IMAGE_FILE.test(value) ? value : undefined;
  return isMap(value) && typeof value['src'] === 'string' ? pictureIn(value['src']) : undefined;
}

/** Returns what says where the builder serves pictures: what visitors see is in the live version, if its files are kept. */
function addressesOfPictures({ releases }: PublishingFolders, { changes }: DraftDifference) {
  const live = liveRelease(releases);
  const isOther = new Set(changes.map(({ file }) => file));
  return ({ before, after }: Pictures): Pictures | undefined => {
    if (before === undefined && after === undefined) return undefined;
    const isSame = before !== undefined && !isOther.has(`public${before}`);
    const isThere = live !== undefined && isKept(releases, live);
    return {
      ...(before !== undefined && isSame && { before }),
      ...(before !== undefined && !isSame && isThere && { before: `${VERSION_FILES_PATH}${live}${before}` }),
      ...(after !== undefined && { after }),
    };
  };
}
