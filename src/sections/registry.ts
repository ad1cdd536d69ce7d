import type { ComponentType } from 'react';
import files from 'virtual:section-components';

/** A section's component, whose props its own `toProps` creates. */
type SectionComponent = ComponentType<Record<string, unknown>>;

const loaders = new Map(Object.entries(files).map(([file, load]) => [file.split('/').at(-2) ?? file, load]));
const components = new Map<string, SectionComponent>();

/** Loads the components of section types for `sectionComponent`. Rejects if one can't be loaded. */
export async function loadSections(types: Iterable<string>): Promise<void> {
  await Promise.all(
    [...new Set(types)].map(async (type) => {
      if (components.has(type)) return;
      const section = await loaders.get(type)?.();
      if (section) components.set(type, section.default);
    }),
  );
}

/** The component of a loaded section type. */
export const sectionComponent = (type: string): SectionComponent | undefined => components.get(type);
