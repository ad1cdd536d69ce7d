import type { ComponentType } from 'react';

/** A section's component; its props were made by the section's own `select`. */
type SectionComponent = ComponentType<Record<string, unknown>>;

const files = import.meta.glob<{ default: SectionComponent }>('./*/*.section.tsx');
const loaders = new Map(Object.entries(files).map(([file, load]) => [file.split('/')[1] ?? file, load]));
const components = new Map<string, SectionComponent>();

/** Loads the components of section types, so that `sectionComponent` has them. Rejects where one can't be loaded. */
export async function loadSections(types: Iterable<string>): Promise<void> {
  await Promise.all(
    [...new Set(types)].map(async (type) => {
      if (components.has(type)) return;
      const section = await loaders.get(type)?.();
      if (section) components.set(type, section.default);
    }),
  );
}

/** The component of a section type that has been loaded. */
export const sectionComponent = (type: string): SectionComponent | undefined => components.get(type);
