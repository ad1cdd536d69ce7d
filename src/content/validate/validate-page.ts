import { say } from '../../i18n/phrase.ts';
import { z } from 'zod';
import { isMap } from '../../data/plain.ts';
import type { SectionDefinition } from '../../schema/define-section.ts';
import { pageSchema, sectionBase, type Page } from '../../schema/page.schema.ts';
import { schemaFor } from '../../schema/schema-for.ts';
import type { PageTemplate, SectionTemplate } from '../../schema/template.schema.ts';
import { TEMPLATE_SCHEMAS, type TemplateOf } from '../../model/file-kinds.ts';
import { type Finding, type InForm, quote } from '../diagnostics/diagnostic.ts';
import { closestMatch, suggestion } from '../diagnostics/did-you-mean.ts';
import { didYouMean, named } from '../diagnostics/in-forms.ts';
import { checkAgainstSchema, type SourceText } from './schema-issues.ts';
import { metaOf } from './schema-introspection.ts';
import type { ContentModel, SectionDefinitions } from '../../model/content-model.ts';
import type { Path } from '../../data/path.ts';
import { VISITORS } from '../diagnostics/what-visitors-see.ts';

type Section = Page['sections'][number];

/** Returns the schema of a page without the fields of its sections, which are checked against the schema of their type. */
const frameSchemaOf = ({ collections, regions }: Pick<ContentModel, 'collections' | 'regions'>) =>
  schemaFor(regions, pageSchema).extend({
    sections: z.array(z.unknown()).min(1),
    each: z
      .enum([...collections.keys()])
      .optional()
      .meta(pageSchema.shape.each.meta() ?? {}),
  });

/** Returns the schema of what is around a list of sections. */
const withoutSections = <S extends z.ZodRawShape>(schema: z.ZodObject<S>) =>
  schema.extend({ sections: z.array(z.unknown()).min(1) });

/** Returns the schema of a section on a page: a field that chooses a collection takes one of the site's. */
function sectionSchemaOf(
  schema: z.ZodObject,
  { collections, regions }: Pick<ContentModel, 'collections' | 'regions'>,
): z.ZodObject {
  const names = Object.entries(schema.shape).flatMap(([name, field]: [string, z.ZodType]) =>
    metaOf(field).isCollection ? [[name, z.enum([...collections.keys()]).meta(field.meta() ?? {})]] : [],
  );
  return schema.extend({ ...(Object.fromEntries(names) as z.ZodRawShape), ...schemaFor(regions, SECTION).shape });
}

/** What every section has. */
const SECTION = z.looseObject(sectionBase);

/** Represents a section without a readable type, so that the sections after it keep their index. */
const UNKNOWN: Section = { type: '' };

/** Checks pages, and sections in files of their own. */
export interface PageCheck {
  /** @param unresolved indexes of entries to skip */
  checkPage: (
    open: SourceText & { data: unknown },
    unresolved?: ReadonlySet<number>,
  ) => { output?: Page; findings: Finding[] };
  /** @param unresolved indexes of entries to skip */
  checkTemplate: (
    open: SourceText & { data: unknown },
    of: TemplateOf,
    unresolved?: ReadonlySet<number>,
  ) => { output?: Template; findings: Finding[] };
  checkSection: (open: SourceText, section: unknown, path: Path) => { output?: Section; findings: Finding[] };
}

/** What a new page or section starts from. */
export type Template = PageTemplate | SectionTemplate;

/** Creates the check of pages. Computes the schema of each section type once. */
export function createPageCheck(model: ContentModel): PageCheck {
  const { sections } = model;
  const frameSchema = frameSchemaOf(model);
  const types = [...sections.keys()].sort();
  const schemas = new Map([...sections].map(([type, { schema }]) => [type, sectionSchemaOf(schema, model)]));

  const checkSection = (open: SourceText, section: unknown, path: Path): { output: Section; findings: Finding[] } => {
    const type = isMap(section) ? section['type'] : undefined;
    const schema = typeof type === 'string' ? schemas.get(type) : undefined;
    if (!schema) return { output: UNKNOWN, findings: [noType(section, type, path, types, sections)] };
    const { output, findings } = checkSectionFields(open, sections.get(String(type)), schema, section, path);
    return { output: (output as Section | undefined) ?? { type: String(type) }, findings }; // its schema has the fields of sectionBase
  };

  /** Checks a list of sections, and what is around it. */
  const checkFrame = <T extends object>(
    open: SourceText & { data: unknown },
    frame: z.ZodType<T>,
    unresolved?: ReadonlySet<number>,
  ) => {
    const { output, findings } = checkAgainstSchema(open, frame, open.data);
    const raw = (open.data as { sections?: unknown }).sections; // the caller checked that it's a map
    const results = Array.isArray(raw)
      ? raw.map((section, index) =>
          unresolved?.has(index) ? { output: UNKNOWN, findings: [] } : checkSection(open, section, ['sections', index]),
        )
      : [];
    return {
      ...(output && { output: { ...output, sections: results.map((result) => result.output) } }),
      findings: [...findings, ...results.flatMap((result) => result.findings)],
    };
  };
  const checkPage: PageCheck['checkPage'] = (open, unresolved) => checkFrame(open, frameSchema, unresolved);
  const templateSchemas = {
    page: withoutSections(schemaFor(model.regions, TEMPLATE_SCHEMAS.page)),
    section: withoutSections(schemaFor(model.regions, TEMPLATE_SCHEMAS.section)),
  };
  const checkTemplate: PageCheck['checkTemplate'] = (open, of, unresolved) =>
    of === 'page'
      ? checkFrame(open, templateSchemas.page, unresolved)
      : checkFrame(open, templateSchemas.section, unresolved);
  return { checkPage, checkTemplate, checkSection };
}

const REPLACE = say`Remove the section, and add another one.`;

/** A section without a readable type; a form shows nothing of it. */
const WITHOUT_TYPE: InForm = {
  message: say`The type of this section is unknown.`,
  hint: REPLACE,
  visitors: VISITORS.missingSection,
};

function noType(
  section: unknown,
  type: unknown,
  path: Path,
  types: readonly string[],
  sections: SectionDefinitions,
): Finding {
  if (!isMap(section))
    return {
      path,
      message: 'This is not a section.',
      hint: 'Begin it with "- type:" and the name of a section.',
      form: WITHOUT_TYPE,
    };
  if (type === undefined)
    return (
      misspelledType(section, path) ?? {
        path,
        message: 'The section has no type.',
        hint: `Begin it with "- type:". ${suggestion('', types)}`,
        form: WITHOUT_TYPE,
      }
    );
  if (typeof type === 'string')
    return {
      path: [...path, 'type'],
      message: `${quote(type)} is not a section.`,
      hint: suggestion(type, types),
      form: {
        message: say`There is no type of section called ${named(type)}.`,
        hint: didYouMean(sections.get(closestMatch(type, types) ?? '')?.title, REPLACE),
        visitors: VISITORS.missingSection,
      },
    };
  return {
    path: [...path, 'type'],
    message: 'The type of a section is one word.',
    hint: suggestion('', types),
    form: WITHOUT_TYPE,
  };
}

/** Reports a section whose type is under a misspelled key. */
function misspelledType(section: Record<string, unknown>, path: Path): Finding | undefined {
  const key = closestMatch('type', Object.keys(section));
  if (key === undefined) return undefined;
  const message = `${quote(key)} is not a field here.`;
  return { path: [...path, key], key: true, doubts: path, message, hint: 'Did you mean "type"?', form: WITHOUT_TYPE };
}

/**
 * Checks the fields of a section by its schema, then by the section type's own check if each is valid.
 * @param schema the definition's own schema, or that with the fields of every section
 */
export function checkSectionFields<S extends z.ZodType>(
  open: SourceText,
  definition: SectionDefinition | undefined,
  schema: S,
  section: unknown,
  base: Path = [],
): { output?: z.output<S>; findings: Finding[] } {
  const { output, findings } = checkAgainstSchema(open, schema, section, base);
  if (!output) return { findings };
  const problems = definition?.check?.(output, open.regions) ?? [];
  return {
    output,
    findings: problems.map(([path, message, hint, form]) => ({ path: [...base, ...path], message, hint, form })),
  };
}
