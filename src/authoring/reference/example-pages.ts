import { parse, stringify } from 'yaml';

/** An example of a section as a page of its own, to be looked at. */
export interface ExamplePage {
  type: string;
  /** File of the page, from the root of a project. */
  file: string;
  text: string;
}

/** A section by its type, and its example as YAML. */
interface Example {
  type: string;
  example: string;
}

/**
 * Makes a page of a section's example. Every such page is made for each case study, as some sections need one.
 * @param opening stands above it, where the section itself opens no page
 */
export function examplePage({ type, example }: Example, opening?: Example): ExamplePage {
  const words = { en: `Example of ${type}`, da: `Eksempel på ${type}` };
  const page = {
    name: words,
    each: 'case-studies',
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
  };
}

const fields = (example: string): object => parse(example) as object; // an example is a group of fields
