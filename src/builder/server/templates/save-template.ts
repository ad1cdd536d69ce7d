import { texts } from '../../texts/texts.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import type { CreationOutcome } from '../../protocol/answers.ts';
import { makeChanges } from '../../../authoring/content-edit/edit-content.ts';
import { problemOfPath } from '../../../authoring/content-edit/content-path.ts';
import { recoverChanges } from '../../../authoring/content-edit/write-changes.ts';
import { EditRefusal } from '../../../authoring/edit/edit-operation.ts';
import { slugify } from '../../../i18n/name-forms.ts';
import { kindOf, type TemplateOf } from '../../../model/file-kinds.ts';
import { CallError } from '../answer-call.ts';
import { doneWith } from '../creation/create-page.ts';
import { currentText, isAnother } from '../current-text.ts';
import { titleOfFile } from '../problems.ts';
import { withOwnCopy } from '../shared-sections.ts';
import type { BuilderSession } from '../session.ts';
import { listTemplates } from './list-templates.ts';
import { renamedTemplate, templateFile, textOfPageTemplate, textOfSectionTemplate } from './template-text.ts';

const words = texts.server.templates;

type SaveInput = Parameters<BuilderHandlers['saveTemplate']>[0];

/** Answers `saveTemplate`: makes a template of a page, or of one of its sections. */
export function saveTemplate(session: BuilderSession, { file, index, name, hash }: SaveInput): CreationOutcome {
  const { root, check, model } = session;
  recoverChanges(root);
  if (kindOf(model, file)?.kind !== 'page' || problemOfPath(root, file) !== undefined)
    throw new CallError(texts.server.creation.notAPage(file));
  const of = index === undefined ? 'page' : 'section';
  if (isTaken(session, of, name)) return { ok: false, message: words.taken(name) };
  if (isAnother(session, file, index === undefined ? [] : ['sections', index], hash))
    return { ok: false, message: `${texts.server.changedSince} ${texts.server.reload}` };
  try {
    const template = freeFile(session, of, name);
    const after = textOf(session, { file, index, template, name });
    const changes = [{ file: template, before: null, after }];
    const outcome = makeChanges(root, changes, check.model, { label: words.saveStep(name), check });
    return { ...doneWith(session, outcome, words.saved(name)), ...(outcome.ok && { file: template }) };
  } catch (error) {
    if (!(error instanceof EditRefusal)) throw error;
    return { ok: false, message: `${titleOfFile(session, file)}: ${error.message}` };
  }
}

interface Wanted {
  file: string;
  index: number | undefined;
  template: string;
  name: string;
}

function textOf({ root, model }: BuilderSession, { file, index, template, name }: Wanted): string {
  const page = currentText(root, file);
  const named = { file: template, name };
  if (index !== undefined) return textOfSectionTemplate(withOwnCopy(root, page, index), index, named);
  const each = model.collections.get(/^each: *([a-z-]+)/m.exec(page)?.[1] ?? '');
  if (each) throw new CallError(texts.server.creation.isMadeForEach(titleOfFile({ root, model }, file), each.title));
  return textOfPageTemplate(page, named);
}

const isTaken = (session: BuilderSession, of: TemplateOf, name: string): boolean =>
  listTemplates(session).some((one) => one.of === of && one.name.toLowerCase() === name.toLowerCase());

/** Returns a file that isn't there yet, named after the template. */
function freeFile({ check }: BuilderSession, of: TemplateOf, name: string): string {
  const base = slugify(name) || 'template';
  const files = check.files();
  for (let number = 1; ; number += 1) {
    const file = templateFile(of, number === 1 ? base : `${base}-${number}`);
    if (!files.has(file)) return file;
  }
}

type RenameInput = Parameters<BuilderHandlers['renameTemplate']>[0];

/** Answers `renameTemplate`. Its file keeps its name. */
export function renameTemplate(session: BuilderSession, { file, name }: RenameInput): CreationOutcome {
  const { root, check, model } = session;
  recoverChanges(root);
  const known = listTemplates(session).find((one) => one.file === file);
  if (!known) throw new CallError(words.noTemplate);
  if (name.toLowerCase() !== known.name.toLowerCase() && isTaken(session, known.of, name))
    return { ok: false, message: words.taken(name) };
  const before = currentText(root, file);
  const changes = [{ file, before, after: renamedTemplate(before, name) }];
  const outcome = makeChanges(root, changes, model, { label: words.renameStep(known.name, name), check });
  return doneWith(session, outcome, words.renamed(name));
}

type RemoveInput = Parameters<BuilderHandlers['removeTemplate']>[0];

/** Answers `removeTemplate`: deletes a template. What was made of it stays. */
export function removeTemplate(session: BuilderSession, { file }: RemoveInput): CreationOutcome {
  const { root, check, model } = session;
  recoverChanges(root);
  if (kindOf(model, file)?.kind !== 'template' || !check.files().has(file)) throw new CallError(words.noTemplate);
  const name = listTemplates(session).find((one) => one.file === file)?.name ?? titleOfFile(session, file);
  const changes = [{ file, before: currentText(root, file), after: null }];
  const outcome = makeChanges(root, changes, check.model, { label: words.removeStep(name), check });
  return doneWith(session, outcome, words.removed(name));
}
