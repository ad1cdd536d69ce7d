import type { OpenFile } from '../parse/parse-yaml.ts';
import type { SourceText } from './schema-issues.ts';

/** A parsed file of a site. */
export type SourceOfFile = OpenFile & SourceText;
