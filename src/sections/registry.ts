import type { ComponentType } from 'react';

/** A section's component; its props were made by the section's own `select`. */
type SectionComponent = ComponentType<Record<string, unknown>>;

/** A section's file. What `prepare` fetches is needed to render the section, but not to leave it as it was rendered. */
interface SectionPart {
  default: SectionComponent;
  prepare?: () => Promise<unknown>;
}

const files = import.meta.glob<SectionPart>('./*/*.section.tsx');
const loaders = new Map(Object.entries(files).map(([file, load]) => [file.split('/')[1] ?? file, load]));
const parts = new Map<string, SectionPart>();

/**
 * Loads the components of section types, so that `sectionComponent` has them.
 * @param options `rendered` if the sections stand in the document already
 */
export async function loadSections(types: Iterable<string>, { rendered = false } = {}): Promise<void> {
  await Promise.all(
    [...new Set(types)].map(async (type) => {
      const part = await loadSection(type);
      if (!rendered) await part?.prepare?.();
    }),
  );
}

async function loadSection(type: string): Promise<SectionPart | undefined> {
  const part = parts.get(type) ?? (await loaders.get(type)?.());
  if (part) parts.set(type, part);
  return part;
}

/** The component of a section type that has been loaded. */
export const sectionComponent = (type: string): SectionComponent | undefined => parts.get(type)?.default;
