import { parse, stringify } from 'yaml';

/** An example of a section as a page of its own, to be looked at. */
export interface ExamplePage {
  type: string;
  /** File of the page, from the root of a project. */
  file: string;
  text: string;
}

/**
 * Makes a page of a section's example. Every such page is made for each case study, as some sections need one; below
 * the section stands another for each place on the page to which the example has links.
 * @param neighbour a section type with its example, for those places
 */
export function examplePage(type: string, example: string, neighbour: { type: string; example: string }): ExamplePage {
  const anchors = [...new Set([...example.matchAll(/["'\s(]#([a-z][a-z0-9-]*)/g)].map(([, anchor]) => anchor))];
  const words = { en: `Example of ${type}`, da: `Eksempel på ${type}` };
  const page = {
    name: words,
    each: 'case-studies',
    seo: { title: words, description: words, keywords: words },
    sections: [
      { type, id: 'example', ...fields(example) },
      ...anchors.map((id) => ({ type: neighbour.type, id, ...fields(neighbour.example) })),
    ],
  };
  return {
    type,
    file: `content/pages/example-of-${type}.yaml`,
    text: stringify(page, { aliasDuplicateObjects: false }),
  };
}

const fields = (example: string): object => parse(example) as object; // an example is a group of fields
