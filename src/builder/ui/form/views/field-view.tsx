import { useState, useId, useContext } from 'react';
import { Checkbox, Group, Button } from '@mantine/core';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import type { FormField, LeafField, WordsField, AlternativesField } from '../model/form-field.ts';
import { AddedFonts } from '../fonts/added-fonts.tsx';
import { renameOf } from './rename-of.ts';
import { RenameView } from './rename-view.tsx';
import { useForm } from '../saving/form-state.tsx';
import { GroupView } from './group-view.tsx';
import { LeafView } from './leaf-view.tsx';
import { ListView } from './list-view.tsx';
import { isPictureField, PictureView } from './picture-view.tsx';
import { RecordView } from './record-view.tsx';
import { VariantsView } from './variants-view.tsx';
import { WordsView } from './words-view.tsx';
import { useFocusedField } from '../saving/use-focused-field.ts';
import { useLeaf, lowerFirst, TrailContext } from '../saving/use-leaf.ts';
import { FieldHeader } from './field-header.tsx';
import { FromOthers, groupProps, Problems } from '../problems/messages.tsx';
import classes from './field.module.css';
import { texts } from '../../../texts/texts.ts';
import type { EditCommand } from '../../state/edit.ts';
import type { FormSchema } from '../model/json-schema.ts';
import { RenderField } from './render-field.tsx';
import { isMap } from '../../../../data/plain.ts';

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
      return field.schema.input === 'fonts' ? <AddedFonts field={field} /> : <ListView field={field} />;
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

/** The regions that show something, by their names. All of them is the same as none named. */
function RegionsView({ field }: { field: WordsField }) {
  const id = useId();
  const { site } = useForm();
  const leaf = useLeaf(field);
  const ref = useFocusedField(field.path);
  const codes = site.regions.map(({ code }) => code);
  const shown = Array.isArray(leaf.value) ? leaf.value.map(String) : codes;
  const toggle = (code: string, isOn: boolean) => {
    const next = codes.filter((each) => (each === code ? isOn : shown.includes(each)));
    leaf.choose(next.length === codes.length && !field.required ? undefined : next);
  };
  return (
    <div ref={ref} {...groupProps(id, leaf.problems)} className={classes.field}>
      <FieldHeader field={{ ...field, value: undefined }} id={id} />
      <Group gap="md" mih={24}>
        {site.regions.map(({ code, name }) => (
          <Checkbox
            key={code}
            size="xs"
            label={name}
            data-path={`${field.path.join('.')}.${code}`}
            checked={shown.includes(code)}
            onChange={({ currentTarget }) => toggle(code, currentTarget.checked)}
          />
        ))}
      </Group>
      <Problems id={id} problems={leaf.problems} />
      <FromOthers id={id} leaf={leaf} />
    </div>
  );
}

/** By what a value varies in one of its forms. */
const byOf = ({ kind }: FormSchema): 'language' | 'region' | undefined => {
  if (kind === 'regional') return 'region';
  return kind === 'text' || kind === 'rich-text' ? 'language' : undefined;
};

/** What a person does to write a value in one of its forms. */
const wordsOfBranch = (branch: FormSchema): string => {
  const by = byOf(branch);
  const { byLanguage, byRegion, same } = texts.form.alternatives;
  return by === 'language' ? byLanguage : by === 'region' ? byRegion : same;
};

/** A value that may be written in several ways, and a button for each other way. */
function AlternativesView({ field }: { field: AlternativesField }) {
  const form = useForm();
  const trail = useContext(TrailContext);
  const { branches, chosen, path, value, title } = field;
  const others = branches.flatMap((branch, index) => (index === chosen ? [] : [branch]));
  const isBegun = form.additionAt(path) !== undefined;
  const change = (branch: FormSchema) => {
    const label = [...trail, `${lowerFirst(title)}: ${lowerFirst(wordsOfBranch(branch))}`].join(', ');
    void form.edit(label, [conversionTo(branch, { file: form.file.file, path: [...path] }, value)]);
  };
  return (
    <div className={classes.alternatives}>
      {/* The title and the way to remove the field are those of the whole. */}
      <RenderField field={{ ...field.field, title, required: field.required, help: field.help }} />
      {value !== undefined &&
        !isBegun &&
        others.map((branch) => (
          <Button
            key={wordsOfBranch(branch)}
            variant="subtle"
            color="gray"
            size="compact-xs"
            className={classes.switchForm}
            leftSection={<IconArrowsExchange size={14} stroke={1.5} aria-hidden />}
            aria-label={`${title}: ${lowerFirst(wordsOfBranch(branch))}`}
            onClick={() => change(branch)}
          >
            {wordsOfBranch(branch)}
          </Button>
        ))}
    </div>
  );
}

/** The edit that writes a value in another form, with the comments that it has. */
function conversionTo(
  branch: FormSchema,
  place: { file: string; path: (string | number)[] },
  value: unknown,
): EditCommand['edits'][number] {
  const by = byOf(branch);
  if (by) return { compound: 'wrap', ...place, by };
  return { compound: 'unwrap', ...place, keep: isMap(value) ? (Object.keys(value)[0] ?? '') : '' };
}
