import type { RegionCode, SiteRegions } from '../../regions/site-regions.ts';
import { recordOf } from '../../data/plain.ts';
import type { SectionDefinition } from '../../schema/define-section.ts';
import { schemaFor } from '../../schema/schema-for.ts';
import type { Page } from '../../schema/page.schema.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { sectionFolder } from '../../model/section-folders.ts';
import { type Diagnostic, hasErrors, ofWholeFileAsWritten } from '../../content/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../content/diagnostics/source-file.ts';
import type { PageDataSource } from '../../content/page-data/page-data-source.ts';
import { madePageRoute } from '../../content/page-data/made-page-route.ts';
import type { SiteRoute } from '../../content/page-data/routes.ts';
import { parseYaml, textKeysOf } from '../../content/parse/parse-yaml.ts';
import { readFileAt } from '../../content/read/read-files.ts';
import { checkFile, limitDiagnostics } from '../../content/validate/check-file.ts';
import { checkSectionFields } from '../../content/validate/validate-page.ts';
import { matchLanguages } from '../scaffold/match-languages.ts';

/** First segment of the examples' addresses, below the region. No page file can have it: names have no underscore. */
export const EXAMPLES_PATH = '_sections';

/** Anchor of the section on the page of its example. */
export const EXAMPLE_ANCHOR = 'example';

/** The example of a section type, checked. */
export interface SectionExample {
  type: string;
  definition: SectionDefinition;
  /** Path of the example's file, from the root of the project. */
  file: string;
  /** The file's text; empty where it can't be read. */
  text: string;
  /** The section's fields as a page holds them; absent where the example has an error. */
  fields?: object;
  diagnostics: Diagnostic[];
}

const MISSING = 'The example is missing.';
const WRITE_ONE = 'Write one with every field.';

/**
 * Reads and checks the example of a section type, `<type>.example.yaml` in its folder. Where the site has a language that the
 * example lacks, it has the example's first text.
 */
export function readExample(
  root: string,
  type: string,
  definition: SectionDefinition,
  regions: SiteRegions,
): SectionExample {
  const file = `${sectionFolder(root, type)}/${type}.example.yaml`;
  const source = readFileAt(root, file) ?? ofWholeFileAsWritten(file, MISSING, WRITE_ONE, 'error'); // developers write it;
  if ('text' in source) return checkExample(type, definition, inLanguagesOf(regions, source), regions);
  return { type, definition, file, text: '', diagnostics: [source] };
}

/** Returns an example in the languages of the site. One that isn't YAML stays, so that its mistakes are reported. */
const inLanguagesOf = ({ languages }: SiteRegions, source: SourceFile): SourceFile =>
  parseYaml(source).broken ? source : { ...source, text: matchLanguages(source.text, languages) };

/** Checks an example by the schema of its section type. Its diagnostics name lines of the example itself. */
export function checkExample(
  type: string,
  definition: SectionDefinition,
  source: SourceFile,
  regions: SiteRegions,
): SectionExample {
  const open = { ...parseYaml(source, textKeysOf(regions)), regions };
  const schema = schemaFor(regions, definition.schema);
  let fields: object | undefined;
  const findings = checkFile(open, () => {
    const { output, findings } = checkSectionFields(open, definition, schema, open.data);
    fields = output;
    return findings;
  });
  const diagnostics = limitDiagnostics(findings.map(open.toDiagnostic));
  return { type, definition, ...source, ...(fields && !hasErrors(diagnostics) && { fields }), diagnostics };
}

/**
 * The route of a page with an example as its only section: `/us/_sections/hero`. The page is made in memory: it is in no
 * list of routes, so no sitemap, link or build knows it.
 * @param fields the section's checked fields
 */
export function exampleRoute(
  { content, model }: Pick<PageDataSource, 'content' | 'model'>,
  { type, definition, fields }: SectionExample & { fields: object },
  region: RegionCode,
): SiteRoute {
  const sections: Page['sections'] = [{ type, id: EXAMPLE_ANCHOR, ...inCollections(fields, definition, model) }];
  const page = { ...framePage(definition, model.regions), sections };
  return madePageRoute({ content, model }, page, `${EXAMPLES_PATH}/${type}`, region);
}

/** Replaces the names of collections that the site doesn't have by that of its first one: an example is of any site. */
function inCollections(fields: object, { schema }: SectionDefinition, { collections }: ContentModel): object {
  const [first] = collections.keys();
  const isUnknown = (name: string, value: unknown) =>
    schema.shape[name]?.meta()?.['isCollection'] === true && !collections.has(String(value));
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isUnknown(name, value) ? first : (value as unknown)]),
  );
}

/** A page without sections, named after a section type. */
function framePage({ title, description }: SectionDefinition, { languages }: SiteRegions): Page {
  const name = recordOf(languages, () => title);
  const words = recordOf(languages, () => description);
  return {
    name,
    seo: { title: name, description: words, keywords: name },
    kind: 'page',
    alsoAt: [],
    redirectFrom: [],
    parents: [],
    sections: [],
  };
}
