import { parse, stringify } from 'yaml';

/** An example of a section as a page of its own, to be looked at. */
export interface ExamplePage {
  type: string;
  /** File of the page, from the root of a project. */
  file: string;
  text: string;
  /** Whether the page is made for each case study. */
  each: boolean;
}

/** A section by its type, and its example as YAML. */
interface Example {
  type: string;
  example: string;
  /** Whether the section shows a case study; its page is then made for each of them. */
  showsCase?: boolean | undefined;
}

/**
 * Makes a page of a section's example.
 * @param opening stands above it, where the section itself opens no page
 */
export function examplePage({ type, example, showsCase = false }: Example, opening?: Example): ExamplePage {
  const words = { en: `Example of ${type}`, da: `Eksempel på ${type}` };
  const page = {
    name: words,
    ...(showsCase && { each: 'case-studies' }),
    seo: { title: words, description: words, keywords: words },
    sections: [
      ...(opening ? [{ type: opening.type, ...fields(opening.example) }] : []),
      { type, id: 'example', ...fields(example) },
    ],
  };
  return {
    type,
    file: `content/pages/example-of-${type}.yaml`,
    text: stringify(page, { aliasDuplicateObjects: false }),
    each: showsCase,
  };
}

const fields = (example: string): object => parse(example) as object; // an example is a group of fields
