import type { FormSchema } from './json-schema.ts';
import type { Path } from '../../../../data/path.ts';

/** The inputs for a single value. */
export type InputKind =
  | 'text'
  | 'rich-text'
  | 'line'
  | 'email'
  | 'url'
  | 'phone'
  | 'date'
  | 'color'
  | 'country'
  | 'number'
  | 'switch'
  | 'choice'
  | 'icon'
  | 'image'
  | 'film'
  | 'font'
  | 'link'
  | 'reference'
  | 'page-reference';

interface FieldBase {
  /** From the root of the file. */
  path: Path;
  /** The accessible name: "Title, English". */
  label: string;
  /** The visible title within its group: "Title", or "English" for one language of it. */
  title: string;
  help: string;
  required: boolean;
  /** The value in the file; `undefined` if the field is absent. */
  value: unknown;
  schema: FormSchema;
}

/** A single value with an input. */
export interface LeafField extends FieldBase {
  shape: 'leaf';
  control: InputKind;
  /** Greatest length in characters, if there is one. */
  limit?: number;
  /** Length in characters up to which the text reads well; it may be longer. */
  recommendedLength?: number;
}

/** A text by language or a value by region: one input for each. */
export interface VariantsField extends FieldBase {
  shape: 'variants';
  by: 'language' | 'region';
  variants: LeafField[];
}

/** A value that may be written in several ways, for example by language or by region. */
export interface AlternativesField extends FieldBase {
  shape: 'alternatives';
  branches: readonly FormSchema[];
  chosen: number;
  field: FormField;
}

/** Several of a fixed set, or words of any kind: one input for the whole list. */
export interface WordsField extends FieldBase {
  shape: 'words';
  /** The words to choose from; `undefined`: any. */
  options?: readonly string[];
  isNumeric: boolean;
}

/** Fields of a map, and the optional ones that it doesn't have. */
export interface GroupField extends FieldBase {
  shape: 'group';
  fields: FormField[];
  absent: AbsentField[];
}

/** A map with names of the author's choice. */
export interface RecordField extends FieldBase {
  shape: 'record';
  fields: FormField[];
  /** The schema of each value. */
  itemSchema: FormSchema;
}

/** A list of items with fields. */
export interface ListField extends FieldBase {
  shape: 'list';
  items: FormField[];
  itemSchema: FormSchema;
}

/** An optional field that can be added. */
export interface AbsentField {
  key: string;
  title: string;
  help: string;
  schema: FormSchema;
}

/** A field of a form. */
export type FormField =
  LeafField | VariantsField | AlternativesField | WordsField | GroupField | RecordField | ListField;
