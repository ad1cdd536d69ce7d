import type { FileAnswer, SiteOverview } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { humanize } from '../form/model/create-field.ts';
import type { Trace } from '../../protocol/page-answers.ts';
import { createForm, formRoot } from '../form/model/form-of.ts';
import type { FormSchema } from '../form/model/json-schema.ts';
import { everyField } from '../form/model/walk-fields.ts';
import { nameOfField, withoutVariant } from './field-path.ts';
import type { PageTarget } from './text-index.ts';
import { type Path, formatPath } from '../../../data/path.ts';
import { variantsOf } from '../state/variants.ts';

/** What titles of fields are made of. */
export interface FileWithSchema extends Pick<FileAnswer, 'file' | 'data'> {
  schema: FormSchema;
}

/** Names of the parts of a page around its sections. */
const LANDMARKS: Readonly<Record<string, string>> = {
  header: texts.frames.names.header,
  nav: texts.frames.names.breadcrumbs,
  footer: texts.frames.names.footer,
};

/** Returns the name of a part of a page as people know it: the title of the section's type. */
export function nameOfPart(part: string, trace: Trace | undefined, site: Pick<SiteOverview, 'sectionTypes'>): string {
  const [kind = '', index] = part.split('-');
  const type = kind === 'section' ? trace?.sections[Number(index)]?.type : undefined;
  if (type === undefined) return LANDMARKS[kind] ?? texts.frames.names.section;
  return site.sectionTypes.find((one) => one.type === type)?.title ?? humanize(type);
}

/**
 * Returns the name of what would be selected: "Pricing", "Pricing: Title", "Fact: Experience".
 * @param file the target's file with its schema, for the titles of its form; without it, names are made of keys
 */
export function nameOfTarget(
  target: PageTarget,
  { trace, site, file }: { trace: Trace | undefined; site: SiteOverview; file?: FileWithSchema | undefined },
): string {
  if (target.kind === 'section') return nameOfPart(target.part, trace, site);
  const variants = variantsOf(site);
  const { path } = target.field;
  const title = file?.file === target.field.file ? titleInForm(file, withoutVariant(path, variants)) : undefined;
  const name = title ?? nameOfField(path, variants);
  if (target.textKind === 'fact') return texts.frames.names.fact(name);
  return `${nameOfPart(target.part, trace, site)}: ${name}`;
}

/** Returns the title of a field in its form. */
function titleInForm({ schema, data }: FileWithSchema, path: Path): string | undefined {
  const form = createForm(schema, data, formRoot(path));
  const name = formatPath(path);
  return [form.field, ...form.common.fields].flatMap(everyField).find((field) => formatPath(field.path) === name)
    ?.title;
}
