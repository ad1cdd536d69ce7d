import { SCHEMA_FOLDER } from '../editor/editor-schemas.ts';
import { schemaLine } from '../editor/schema-line.ts';
import { humanName } from './names.ts';
import type { NewFile } from './new-file.ts';

/** A new page with an opening and a contact form, kept from search engines until it is ready. */
export function pageFiles(path: string): NewFile[] {
  const file = `content/pages/${path}.yaml`;
  return [{ file, text: `${schemaLine(file, `${SCHEMA_FOLDER}/page.schema.json`)}\n${page(path)}` }];
}

const page = (path: string): string => `# The page /us/${path}, /eu/${path} and /dk/${path}.
# Change the words after en: (English) and da: (Danish); words in {curly brackets} come from content/facts.yaml.

# The short name of the page, read aloud when it has opened.
name:
  en: ${humanName(path.split('/').at(-1) ?? path)}
  da: Sidens navn
kind: page

# Take the "# " away when the page is ready. Until then it is not in the sitemap, and search engines pass it by.
# sitemap:
#   changefreq: monthly
#   priority: 0.6

# What search engines show: at most 60 characters for the title and 160 for the description.
seo:
  title:
    en: Say in a few words what the page is about
    da: Skriv med få ord, hvad siden handler om
  description:
    en: Say in one sentence what a visitor finds here.
    da: Skriv med en sætning, hvad man finder her.
  keywords:
    en: a few search terms, parted by commas
    da: nogle få søgeord, adskilt af kommaer

# The page from top to bottom. docs/sections.md shows all sections, with examples to copy.
sections:
  # The opening, with the heading of the whole page.
  - type: page-hero
    title:
      en: The heading of this page
      da: Overskriften på denne side
    subtitle:
      en: One or two sentences under it.
      da: En eller to sætninger under den.
    cta:
      label:
        en: Write to me
        da: Skriv til mig
      to: "#contact" # the section below

  # The contact form.
  - type: contact
    id: contact
    title:
      en: A few lines are enough
      da: Et par linjer er nok
`;
