import { readGit } from '../../../authoring/git/run-git.ts';
import { fieldLabel, fieldWords, schemaAt } from '../../../authoring/describe/field-words.ts';
import { fileTitle } from '../../../authoring/describe/file-title.ts';
import { valueInWords } from '../../../authoring/describe/describe-changes.ts';
import { plainOf, type Data } from '../../../authoring/edit/plain-data.ts';
import { dataOrUndefined } from '../../../authoring/edit/yaml-source.ts';
import { editorSchemaOf } from '../../../authoring/editor/editor-schemas.ts';
import { DRAFT_REF } from '../../../publishing/draft-ref.ts';
import { readingKeysOf } from '../../../regions/reading-language.ts';
import type { OnlineConflict } from '../../protocol/online-calls.ts';
import { remoteTexts } from '../../texts/remote/remote-texts.ts';
import { referenceNames } from '../repository/versions-in-words.ts';
import type { BuilderSession } from '../session.ts';
import type { FilesToMerge, PulledConflict } from './pull-files.ts';

/** Describes conflicts for the person who decides: where they are, what each side says, and who has written it. */
export async function conflictsInWords(
  session: BuilderSession,
  move: FilesToMerge,
  conflicts: readonly PulledConflict[],
): Promise<OnlineConflict[]> {
  const described: OnlineConflict[] = [];
  for (const conflict of conflicts) {
    const { file } = conflict;
    const [ours, theirs] = [await lastAuthor(move, DRAFT_REF, file), await lastAuthor(move, move.online, file)];
    const { label, values } = wordsOf(session, conflict);
    described.push({
      id: conflict.conflict.id,
      title: fileTitle(file, plainOf(dataOf(conflict) ?? null), session.model),
      label,
      ours: { person: ours, value: values.ours },
      theirs: { person: theirs, value: values.theirs },
    });
  }
  return described;
}

/** Returns who has changed a file last since both sides had the same; '' if nobody did in a commit. */
async function lastAuthor({ repository, base }: FilesToMerge, tip: string, file: string): Promise<string> {
  const args = ['log', '-1', '--format=%an', `${base}..${tip}`, '--', repository.prefix + file];
  return (await readGit(repository.top, args))?.trim() ?? '';
}

const isText = (file: string): boolean => file.endsWith('.yaml');

const dataOf = ({ file, ours, theirs }: PulledConflict): Data | undefined =>
  isText(file) ? dataOrUndefined(ours ?? theirs) : undefined;

function wordsOf(
  session: BuilderSession,
  pulled: PulledConflict,
): { label: string; values: Record<'ours' | 'theirs', string> } {
  const { conflict, file } = pulled;
  const { conflicts: words } = remoteTexts();
  const sides = ['ours', 'theirs'] as const;
  if (conflict.kind === 'file') {
    const [ours, theirs] = sides.map((side) => (pulled[side] === null ? words.deleted : words.changed));
    return { label: words.wholeFile, values: { ours: ours ?? '', theirs: theirs ?? '' } };
  }
  const schema = editorSchemaOf(file, session.schemas)?.json;
  const keys = readingKeysOf(session.model.regions);
  const nameOf = referenceNames(session);
  const [ours, theirs] = sides.map((side) => {
    const data = plainOf(dataOrUndefined(pulled[side]) ?? null);
    const path = conflict.paths[side];
    const value = conflict[side];
    return {
      label: path && fieldLabel(fieldWords(schema, data, path, keys)),
      value:
        path === undefined || value === undefined
          ? words.deleted
          : valueInWords(plainOf(value), { keys, schema: schemaAt(schema, data, path), nameOf }) || words.empty,
    };
  });
  const label = ours?.label ?? theirs?.label ?? '';
  return {
    label: conflict.kind === 'order' ? words.order(label) : label,
    values: { ours: ours?.value ?? '', theirs: theirs?.value ?? '' },
  };
}
