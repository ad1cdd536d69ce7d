import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { FileAnswer } from '../../protocol/answers.ts';
import { schemaQuery } from '../state/queries.ts';
import type { FormSchema } from './model/json-schema.ts';

/** A file whose fields are described by a schema. */
type DescribedFile = Pick<FileAnswer, 'file' | 'schemaId' | 'names'>;

/** Returns the schema of a file, or `undefined` while it loads. When it changes, with the site's regions, the last one stays until then. */
export function useSchema(answer: DescribedFile | undefined): FormSchema | undefined {
  const { file, schemaId = '', names } = answer ?? {};
  const { data } = useQuery({ ...schemaQuery(schemaId), enabled: answer !== undefined });
  const [last, setLast] = useState<{ file: string | undefined; data: FormSchema }>();
  if (data && (last?.data !== data || last.file !== file)) setLast({ file, data });
  const schema = data ?? (last?.file === file ? last?.data : undefined);
  return useMemo(() => schema && withNames(schema, names), [schema, names]);
}

/** Returns the schema of a file, if it's loaded. */
export function knownSchema(client: QueryClient, { schemaId, names }: DescribedFile): FormSchema | undefined {
  const schema = client.getQueryData(schemaQuery(schemaId).queryKey);
  return schema && withNames(schema, names);
}

/** Returns a schema with what the entries are called to which the author gives names. */
const withNames = (schema: FormSchema, names: FileAnswer['names']): FormSchema =>
  names ? { ...schema, names } : schema;
