import { texts } from '../../texts/texts.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import { SiteTexts } from '../../../authoring/content-edit/compound/site-texts.ts';
import { EditRefusal } from '../../../authoring/edit/edit-operation.ts';
import { makeChanges, type EditOutcome } from '../../../authoring/content-edit/edit-content.ts';
import { recoverChanges } from '../../../authoring/content-edit/write-changes.ts';
import { refusalText, titleOfFile } from '../problems.ts';
import type { BuilderSession } from '../session.ts';
import { sourceLanguageOf } from '../../../regions/site-regions.ts';
import { collectionIn, nameProblem } from './name-problem.ts';
import { planEntry } from './plan-entry.ts';
import { planListing } from './plan-listing.ts';
import { completeText } from './set-text.ts';
import { planPage, type CreateInput } from './plan-page.ts';
import { drawPictures, erasePictures } from '../../../authoring/content-edit/drawn-pictures.ts';

type Done = Awaited<ReturnType<BuilderHandlers['create']>>;

/** Answers `create`: writes a page or an entry and where it's listed, as one step that can be undone. */
export function createPage(session: BuilderSession, input: CreateInput): Done {
  const { root, check } = session;
  recoverChanges(root);
  const problem = nameProblem(session, input);
  if (problem !== undefined) return { ok: false, message: problem };
  const site = new SiteTexts(root, check.model);
  try {
    const { file, pictures } =
      input.kind === 'entry'
        ? planEntry(site, collectionIn(check.model, input.collection), input)
        : { file: planPage(site, input), pictures: [] };
    planListing(site, { ...input, title: completeText(input.title, check.model.regions) });
    const title = input.title[sourceLanguageOf(check.model.regions)] ?? input.name;
    const drawn = drawPictures(root, pictures);
    const outcome = makeChanges(root, site.changes(), check.model, {
      label: texts.server.creation.createStep(title),
      pictures: drawn,
      check,
    });
    if (outcome.ok) return { ...doneWith(session, outcome, texts.server.creation.created(title)), file };
    erasePictures(root, drawn);
    return doneWith(session, outcome, '');
  } catch (error) {
    if (error instanceof EditRefusal && error.file !== undefined)
      return { ok: false, message: `${titleOfFile(session, error.file)}: ${error.message}` };
    throw error;
  }
}

/** Converts the result of changes for the browser. */
export function doneWith(session: BuilderSession, { ok, id, diagnostics }: EditOutcome, message: string): Done {
  if (ok) return { ok, message, ...(id !== undefined && { id }) };
  return { ok, message: refusalText(session, diagnostics) };
}
