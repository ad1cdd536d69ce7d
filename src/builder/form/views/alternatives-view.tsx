import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useContext } from 'react';
import type { AlternativesField } from '../model/form-field.ts';
import { isGroup, type JsonSchema } from '../model/json-schema.ts';
import { useForm } from '../saving/form-state.tsx';
import { operationsFor } from '../saving/operations.ts';
import { lowerFirst, TrailContext } from '../saving/use-leaf.ts';
import { RenderField } from './render-field.tsx';
import classes from './field.module.css';

/** How a value is written in one of its forms, as a person says it. */
const nameOfBranch = ({ kind }: JsonSchema): string =>
  ({ text: 'by language', 'rich-text': 'by language', regional: 'by region' })[kind ?? ''] ?? 'the same everywhere';

/** A value that may be written in several ways, and a button for each other way. */
export function AlternativesView({ field }: { field: AlternativesField }) {
  const form = useForm();
  const trail = useContext(TrailContext);
  const { branches, chosen, path, value, title } = field;
  const others = branches.flatMap((branch, index) => (index === chosen ? [] : [branch]));
  const isBegun = form.additionAt(path) !== undefined;
  const change = (branch: JsonSchema) => {
    const next = converted(branch, value, form.site.regions);
    const label = [...trail, `${lowerFirst(title)} ${nameOfBranch(branch)}`].join(', ');
    const operations = operationsFor(form.file.data, path, next);
    void form.operate(path, label, operations, () => next);
  };
  return (
    <div className={classes.alternatives}>
      {/* The title and the way to remove the field are those of the whole. */}
      <RenderField field={{ ...field.field, title, required: field.required, help: field.help }} />
      {value !== undefined &&
        !isBegun &&
        others.map((branch) => (
          <Button
            key={nameOfBranch(branch)}
            variant="subtle"
            color="gray"
            size="compact-xs"
            className={classes.switchForm}
            leftSection={<IconArrowsExchange size={14} stroke={1.5} aria-hidden />}
            aria-label={`${title}: write ${nameOfBranch(branch)}`}
            onClick={() => change(branch)}
          >
            {`Write ${nameOfBranch(branch)}`}
          </Button>
        ))}
    </div>
  );
}

/** Writes a value in another form: each region takes what its language had, and the other way round. */
function converted(
  branch: JsonSchema,
  value: unknown,
  regions: readonly { code: string; language: string }[],
): unknown {
  const keys = Object.keys(branch.properties ?? {});
  if (branch.type !== 'object') return isGroup(value) ? Object.values(value)[0] : value;
  const own = isGroup(value) ? value : undefined;
  const valueFor = (key: string): unknown => {
    if (!own) return value;
    const languageOf = regions.find(({ code }) => code === key)?.language;
    const regionOf = regions.find(({ language }) => language === key)?.code;
    return own[languageOf ?? ''] ?? own[regionOf ?? ''] ?? Object.values(own)[0];
  };
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)]));
}
