import { Button } from '@mantine/core';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { useContext } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { EditCommand } from '../../state/edit.ts';
import type { AlternativesField } from '../model/form-field.ts';
import { type FormSchema } from '../model/json-schema.ts';
import { useForm } from '../saving/form-state.tsx';
import { lowerFirst, TrailContext } from '../saving/use-leaf.ts';
import { RenderField } from './render-field.tsx';
import classes from './field.module.css';
import { isMap } from '../../../../data/plain.ts';

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
export function AlternativesView({ field }: { field: AlternativesField }) {
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
