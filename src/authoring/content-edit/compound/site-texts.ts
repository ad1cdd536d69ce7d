import { eachFile } from '../../../content/read/read-files.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import { kindOf, schemaOf } from '../../../model/file-kinds.ts';
import { walkSchema, type SchemaField } from '../../../content/validate/walk-schema.ts';
import { EditRefusal, type EditOperation } from '../../edit/edit-operation.ts';
import { planEdit } from '../../edit/edit-yaml.ts';
import { plainOf } from '../../edit/plain-data.ts';
import { openYaml } from '../../edit/yaml-source.ts';
import { readContentText } from '../content-path.ts';
import type { FileChange } from '../file-change.ts';
import type { Path } from '../../../data/path.ts';
import { isContainer } from '../../../data/plain.ts';

/** The texts of all content files during a compound edit. */
export class SiteTexts {
  private readonly before = new Map<string, string>();
  private readonly after = new Map<string, string>();

  constructor(
    root: string,
    /** What the site consists of. */
    readonly model: ContentModel,
  ) {
    for (const { file } of eachFile(root)) {
      const read = readContentText(root, file);
      if ('text' in read && read.text !== null) this.before.set(file, read.text);
    }
    for (const [file, text] of this.before) this.after.set(file, text);
  }

  get files(): string[] {
    return [...this.after.keys()];
  }

  has(file: string): boolean {
    return this.after.has(file);
  }

  textOf(file: string): string {
    return this.guard(file, (text) => text);
  }

  /** Returns a file's content. Refuses a missing or invalid file. */
  dataOf(file: string): unknown {
    return plainOf(this.guard(file, (text) => openYaml(text).data));
  }

  /** Changes the text of a file. Keeps its byte order mark. */
  change(file: string, change: (text: string) => string): void {
    const mark = this.after.get(file)?.startsWith('\uFEFF') ? '\uFEFF' : '';
    this.after.set(file, mark + this.guard(file, change));
  }

  edit(file: string, operation: EditOperation): void {
    this.change(file, (text) => {
      const edited = planEdit(text, operation);
      if (!edited.ok) throw new EditRefusal(edited.refusal.message, edited.refusal.path);
      return edited.source;
    });
  }

  /** Adds a file. Refuses one that exists. */
  add(file: string, text: string): void {
    if (this.after.has(file)) throw new EditRefusal('The file is there already.', []).in(file);
    this.after.set(file, text);
  }

  /** Removes a file. Refuses a missing one. */
  remove(file: string): void {
    this.guard(file, () => this.after.delete(file));
  }

  rename(file: string, name: string): void {
    this.guard(file, (text) => {
      this.add(name, text);
      this.after.delete(file);
    });
  }

  /** Visits the fields of a file that have a kind. */
  walk(file: string, visitor: (field: SchemaField) => void): void {
    const found = kindOf(this.model, file);
    if (found?.kind === 'shared') return this.visitSection(this.dataOf(file), [], visitor);
    const schema = schemaOf(this.model, file);
    if (!schema) return;
    const data = this.dataOf(file);
    walkSchema(schema, data, [], visitor);
    if (found?.kind !== 'page' && found?.kind !== 'template') return;
    for (const [index, section] of sectionsOf(data).entries()) this.visitSection(section, ['sections', index], visitor);
  }

  /** Visits a section; one that is shared by its name has fields of the shared section's type. */
  private visitSection(section: unknown, path: Path, visitor: (field: SchemaField) => void): void {
    const { type, shared } = isContainer(section) ? section : {};
    const file = `content/shared/${String(shared)}.yaml`;
    const sharedData = type === undefined && this.has(file) ? this.dataOf(file) : undefined;
    const definition = this.model.sections.get(String(isContainer(sharedData) ? sharedData['type'] : type));
    if (definition) walkSchema(definition.schema, section, path, visitor);
  }

  /** The changes. */
  changes(): FileChange[] {
    return [...new Set([...this.before.keys(), ...this.after.keys()])]
      .map((file) => ({ file, before: this.before.get(file) ?? null, after: this.after.get(file) ?? null }))
      .filter(({ before, after }) => before !== after);
  }

  private guard<T>(file: string, use: (text: string) => T): T {
    const text = this.after.get(file);
    if (text === undefined) throw new EditRefusal('There is no such file.', []).in(file);
    try {
      return use(text.replace(/^\uFEFF/, ''));
    } catch (error) {
      throw error instanceof EditRefusal ? error.in(file) : error;
    }
  }
}

type Group = Record<string, unknown>;

/** Returns a page's sections as written in YAML. */
export function sectionsOf(data: unknown): Group[] {
  const sections = isContainer(data) ? data['sections'] : undefined;
  return Array.isArray(sections) ? sections.map((section: unknown) => (isContainer(section) ? section : {})) : [];
}
