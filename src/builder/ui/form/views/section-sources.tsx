import { Button, Group, Stack, Text } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { FormSchema } from '../model/json-schema.ts';
import { fileQuery, schemaQuery, traceQuery } from '../../state/queries.ts';
import { useAuthorView, usePreview, useShow, type FieldPlace } from '../../state/view.tsx';
import { humanize, ownTitle } from '../model/create-field.ts';
import { sectionSources } from '../model/section-sources.ts';
import { useForm } from '../saving/form-state.tsx';
import { isMap, valueAt } from '../../../../data/plain.ts';

/** Most sources that are listed; a list of entries has a file for each. */
const MAX_SOURCES = 8;

/** Leads to what a section shows of the whole site's values, such as its plans. */
export function SectionSources({ section }: { section: FieldPlace }) {
  const id = useId();
  const sources = useSources(section);
  const show = useShow();
  if (sources.length === 0) return null;
  return (
    <Stack role="group" aria-labelledby={id} gap={4}>
      <Text id={id} size="xs" c="dimmed">
        {texts.form.sources}
      </Text>
      <Group gap={4}>
        {sources.map(({ name, field }) => (
          <Button
            key={name}
            variant="default"
            size="compact-xs"
            rightSection={<IconArrowRight size={12} stroke={1.5} aria-hidden />}
            onClick={() => show({ selected: field })}
          >
            {name}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

/** Returns the sources with their names, once the preview knows where its words come from. */
function useSources({ file, path }: FieldPlace): { name: string; field: FieldPlace }[] {
  const { site, file: open } = useForm();
  const view = usePreview();
  const region = view.regions[0] ?? site.regions[0]?.code ?? '';
  const looked = useAuthorView();
  // The frame asks for it.
  const { data: trace } = useQuery({ ...traceQuery(`/${region}${view.page}`, looked), enabled: false });
  const sources = useMemo(() => {
    if (!trace) return [];
    const value = valueAt(open.data, path);
    const { type, shared } = isMap(value) ? value : {};
    const own = new Set(typeof shared === 'string' ? [file, `content/shared/${shared}.yaml`] : [file]);
    return sectionSources(trace, { file, path, type }, own).flatMap((field) => {
      const known = site.files.find((each) => each.file === field.file);
      return known ? [{ known, field }] : [];
    });
  }, [trace, open.data, file, path, site.files]);
  const titleOf = useFieldTitles(sources.flatMap(({ known, field }) => (known.group === 'settings' ? field.file : [])));
  const named = sources.map(({ known, field }) =>
    known.group === 'settings'
      ? { name: `${known.title}: ${titleOf(field)}`, field }
      : { name: known.title, field: { file: field.file, path: [] } },
  );
  return [...new Map(named.map((each) => [each.name, each])).values()].slice(0, MAX_SOURCES);
}

/** Returns what names the fields at the root of some files by their titles, once these are read. */
function useFieldTitles(files: readonly string[]): (field: FieldPlace) => string {
  const names = [...new Set(files)];
  const ids = useQueries({ queries: names.map((name) => fileQuery(name)) }).map(({ data }) => data?.schemaId);
  const known = [...new Set(ids.filter((id) => id !== undefined))];
  const schemas = useQueries({ queries: known.map((id) => schemaQuery(id)) });
  return ({ file, path: [key] }) => {
    const schema: FormSchema | undefined = schemas[known.indexOf(ids[names.indexOf(file)] ?? '')]?.data;
    const field = schema?.properties?.[String(key)];
    return (field && ownTitle(field, key)) ?? humanize(key);
  };
}
