import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { SYMBOL_TEMPLATE } from '../../content/outputs/symbol/symbol-files.ts';
import { daysAfter } from '../../content/schedule/days.ts';
import { singular } from '../../i18n/name-forms.ts';
import { fillTemplate, fillText, templateFiles, type NewFile } from './fill-template.ts';

/** The folder of the templates: each has `template.yaml`, `symbol.template.svg`, `content/` and `public/`. */
const SITE_TEMPLATES = join(import.meta.dirname, 'site-templates');

const answersSchema = z.strictObject({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** What an owner tells of a site that begins with a template. */
export type SiteAnswers = z.output<typeof answersSchema>;

const templateSchema = z.strictObject({
  /** What stands for an answer that isn't given. */
  examples: answersSchema,
  title: z.string(),
  description: z.string(),
  subject: z.string(),
  collections: z.array(
    z.strictObject({
      name: z.string(),
      title: z.string(),
      plural: z.string(),
      description: z.string(),
      /** What the text of an entry says. */
      body: z.string(),
      /** Whether lists begin with the entry of the latest day. */
      newestFirst: z.boolean(),
    }),
  ),
});

/** Lists the templates by name. */
export const siteTemplates = (): string[] =>
  readdirSync(SITE_TEMPLATES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Returns what stands for the answers that aren't given. */
export const exampleAnswers = (template: string): SiteAnswers => readTemplate(template).examples;

const readTemplate = (template: string) =>
  templateSchema.parse(parse(readFileSync(join(SITE_TEMPLATES, template, 'template.yaml'), 'utf8')));

/**
 * Returns the files of a site that begins with a template, by their paths in the project.
 * @param today the day on which it's made: the dates of its examples follow it
 */
export function siteTemplateFiles(template: string, answers: SiteAnswers, today: string): NewFile[] {
  const folder = join(SITE_TEMPLATES, template);
  const { subject, collections, examples } = readTemplate(template);
  const values = { ...valuesOf(answers), ...daysFrom(today) };
  const read = (file: string): NewFile => ({
    file,
    text: fillText(withoutSettled(readFileSync(join(folder, file), 'utf8'), answers, examples), values),
  });
  return [
    ...templateFiles(folder, 'content').map(read),
    ...templateFiles(folder, 'public').map(read),
    config(subject),
    symbol(folder),
    ...collections.map(collectionFile),
  ];
}

/** Writes the answers as YAML reads them: it reads JSON strings. */
const valuesOf = (answers: SiteAnswers): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).map(([part, answer]) => [part.toUpperCase(), JSON.stringify(answer)]));

/** Turns the mark of an example into a note where the owner has given an answer. A company has a name of its own. */
function withoutSettled(text: string, answers: SiteAnswers, examples: SiteAnswers): string {
  const { name: _name, ...others } = answers;
  const given = (Object.keys(others) as (keyof typeof others)[]).filter((part) => answers[part] !== examples[part]);
  if (given.length === 0) return text;
  const placeholders = given.map((part) => `__${part.toUpperCase()}__`).join('|');
  return text.replaceAll(new RegExp(`^(.*(?:${placeholders}) # )EXAMPLE: `, 'gm'), '$1');
}

/** The days of examples, by how far they're away. */
const AWAY_DAYS = { TODAY: 0, INTHIRTYDAYS: 30, INSIXTYDAYS: 60, INNINETYDAYS: 90 };

const daysFrom = (today: string): Record<string, string> =>
  Object.fromEntries(Object.entries(AWAY_DAYS).map(([name, days]) => [name, daysAfter(today, days)]));

/** The drawing of the symbol, in the colors of any brand. */
const symbol = (folder: string): NewFile => ({
  file: SYMBOL_TEMPLATE,
  text: readFileSync(join(folder, basename(SYMBOL_TEMPLATE)), 'utf8'),
});

const config = (subject: string): NewFile => ({
  file: 'src/site/config.ts',
  text: `import { defineSite } from '../schema/define-site.ts';

/** What this site has in addition to its pages. */
export default defineSite({ contact: { subject: ${JSON.stringify(subject)} } });
`,
});

type TemplateCollection = z.output<typeof templateSchema>['collections'][number];

function collectionFile({ name, title, plural, description, body, newestFirst }: TemplateCollection): NewFile {
  const one = singular(name) ?? name;
  const values = {
    NAME: name,
    NAMETEXT: JSON.stringify(name),
    SINGULAR: one,
    TITLE: JSON.stringify(title),
    PLURAL: JSON.stringify(plural),
    DESCRIPTION: JSON.stringify(description),
    BODY: JSON.stringify(body),
    NEWESTFIRST: String(newestFirst),
    NOTFOUND: JSON.stringify(`${one}-not-found`),
  };
  return {
    file: `src/site/collections/${name}/${name}.collection.ts`,
    text: fillTemplate(join(import.meta.dirname, 'site-collection.ts.template'), values),
  };
}
