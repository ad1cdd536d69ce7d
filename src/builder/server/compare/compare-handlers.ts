import { translated } from '../../../i18n/translations.ts';
import { changesBetween } from '../../../publishing/draft-snapshot.ts';
import type { PublishingFolders } from '../../../publishing/publishing-folders.ts';
import { openVersionRepository } from '../../../publishing/version-git.ts';
import { isRegionCode } from '../../../regions/site-regions.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import type { EditedThing, ComparedDifference } from '../../protocol/compare-calls.ts';
import { compareTexts } from '../../texts/compare/compare-texts.ts';
import { CallError } from '../answer-call.ts';
import type { OpenChosen } from '../publishing/before/chosen-state.ts';
import { changedThings } from '../publishing/changed-things.ts';
import type { BuilderSession, InSession } from '../session.ts';
import type { VisitorPages } from '../trace/trace-handler.ts';
import { differentPages } from './different-pages.ts';
import type { FoundDifference } from './page-differences.ts';
import { restorePage } from './restore-page.ts';
import { openState, type OpenState, type StateParts } from './site-states.ts';

type Handlers = Pick<BuilderHandlers, 'siteDifferences' | 'comparedPage' | 'restorePage'>;

/** What the handlers work with. */
interface CompareParts {
  folders: PublishingFolders;
  /** The pages of the draft. Left out: the draft can't be compared. */
  pages: VisitorPages | undefined;
  /** Opens a part of the draft. */
  open: OpenChosen;
}

/** Creates the handlers of the calls that compare two states of the site. */
export function compareHandlers({ folders, pages, open: openChosen }: CompareParts, inSession: InSession): Handlers {
  const open = async (session: BuilderSession, { before, after, selection }: ComparedInput): Promise<Comparison> => {
    const chosen = selection && (await openChosen(session, selection));
    if (selection && !chosen?.site) throw new CallError(compareTexts().broken);
    const parts: StateParts = { folders, repository: await openVersionRepository(folders.root), pages, chosen };
    return { ...parts, states: [await openState(parts, before), await openState(parts, after)] };
  };
  return {
    siteDifferences: inSession(async (session, input: Parameters<Handlers['siteDifferences']>[0]) => {
      const comparison = await open(session, input);
      const things = await editedThings(session, comparison);
      const edited = things.flatMap(({ page }) => page ?? []);
      return { ...(await differentPages(comparison.states, session.model.regions, edited)), things };
    }),
    comparedPage: inSession(async (session, { region, page, ...input }: Parameters<Handlers['comparedPage']>[0]) => {
      if (!isRegionCode(session.model.regions, region)) return { differences: [] };
      const comparison = await open(session, input);
      const address = { region, path: page.slice(1) };
      const [before, after] = comparison.states;
      const [was, is] = await Promise.all([before.documentOf(address), after.documentOf(address)]);
      // Loaded with the first call: the development server starts without it.
      const { comparePages } = await import('./compare-pages.ts');
      const { found, ...documents } = comparePages(
        { html: was, files: before.files },
        { html: is, files: after.files },
      );
      const things = found.length > 0 ? await editedThings(session, comparison) : [];
      const edits = things.flatMap(({ id, edits: own }) => own.map((edit) => ({ thing: id, ...edit })));
      return { ...documents, differences: found.map((difference) => inWords(session, difference, edits)) };
    }),
    restorePage: inSession((session, input: Parameters<Handlers['restorePage']>[0]) =>
      restorePage(session, folders, input),
    ),
  };
}

type ComparedInput = Parameters<Handlers['siteDifferences']>[0];

interface Comparison extends StateParts {
  states: readonly [OpenState, OpenState];
}

/** Lists what was edited between two states. */
async function editedThings(
  session: BuilderSession,
  { repository, states: [before, after] }: Comparison,
): Promise<EditedThing[]> {
  const changes = await changesBetween(repository, before.version, after.version);
  const things = await changedThings(session, { repository, base: before.version, draft: after.version, changes });
  return things.map(({ file, title, state, page, described }): EditedThing => ({
    id: file,
    title,
    state,
    ...(page !== undefined && { page }),
    edits: described.map(({ label, before: was, after: is }) => ({ label, before: was, after: is })),
  }));
}

/** Names a difference by the edit that made it, or else by its section. */
function inWords(
  { model }: BuilderSession,
  { type, isWhole: _isWhole, sources, ...difference }: FoundDifference,
  edits: readonly NonNullable<ComparedDifference['edit']>[],
): ComparedDifference {
  const { parts } = compareTexts();
  const [before, after] = sources ?? [];
  const edit =
    edits.find((one) => sources && one.before === before && one.after === after) ??
    edits.find((one) => isSeenIn(one.before, difference.before) && isSeenIn(one.after, difference.after));
  const title = model.sections.get(type)?.title;
  const part = title === undefined ? (parts[type as keyof typeof parts] ?? type) : translated(title);
  return { ...difference, label: edit?.label ?? part, ...(edit && { edit }) };
}

/** Returns whether a text of the page shows a value: with facts in place of their names, and without markup. */
function isSeenIn(value: string, shown: string): boolean {
  if (value === '' || shown === '') return value === shown;
  const words = plainWords(shown);
  let at = 0;
  return value.split(FACT).every((written) => {
    const piece = plainWords(written);
    const found = words.indexOf(piece, at);
    at = found + piece.length;
    return found >= 0;
  });
}

/** The name of a fact in a text. */
const FACT = /\{[\w-]+\}/;

/** A text without markup, and with all spaces alike. */
const plainWords = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .trim();
