import { useState } from 'react';
import type { FormField, LeafField } from '../model/form-field.ts';
import { renameOf } from '../renaming/rename-of.ts';
import { RenameView } from '../renaming/rename-view.tsx';
import { useForm } from '../saving/form-state.tsx';
import { AlternativesView } from './alternatives-view.tsx';
import { GroupView } from './group-view.tsx';
import { LeafView } from './leaf-view.tsx';
import { ListView } from './list-view.tsx';
import { isPictureField, PictureView } from './picture-view.tsx';
import { RecordView } from './record-view.tsx';
import { RegionsView } from './regions-view.tsx';
import { VariantsView } from './variants-view.tsx';
import { WordsView } from './words-view.tsx';

/** A field of a form, with the fields in it. */
export function FieldView({ field }: { field: FormField }) {
  const { site } = useForm();
  switch (field.shape) {
    case 'leaf':
      return field.path.at(-1) === 'id' ? <NameView field={field} /> : <LeafView field={field} />;
    case 'variants':
      return <VariantsView field={field} />;
    case 'alternatives':
      return <AlternativesView field={field} />;
    case 'words':
      return isRegions(field.options, site.regions) ? <RegionsView field={field} /> : <WordsView field={field} />;
    case 'group':
      return isPictureField(field) ? <PictureView field={field} /> : <GroupView field={field} />;
    case 'record':
      return <RecordView field={field} />;
    case 'list':
      return <ListView field={field} />;
  }
}

/**
 * A name. One that other files point to has a button that renames it everywhere. The name of something that was only begun
 * is typed like any text until it's left, also if the entry is saved meanwhile: another input would lose cursor and letters.
 */
function NameView({ field }: { field: LeafField }) {
  const { file, additionAt } = useForm();
  const isBegun = additionAt(field.path) !== undefined;
  const [isTyping, setTyping] = useState(false);
  const rename = isBegun || isTyping ? undefined : renameOf(file.file, field);
  if (rename) return <RenameView field={field} rename={rename} />;
  return (
    <div onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
      <LeafView field={field} />
    </div>
  );
}

/** Whether words are chosen from the codes of the regions. */
const isRegions = (options: readonly string[] | undefined, regions: readonly { code: string }[]): boolean =>
  options !== undefined && options.length > 0 && options.every((option) => regions.some(({ code }) => code === option));
