import { createElement } from 'react';
import type { LayoutData, SectionData } from '../../schema/page-data.ts';
import { sectionComponent } from '../../sections/registry.ts';
import { SectionErrorBoundary } from './section-error-boundary.tsx';

interface SectionRendererProps {
  section: SectionData;
  labels: LayoutData['dictionary']['page'];
  home: string;
}

/** Renders a section: the element with its type and anchor, and the component of its type. */
export function SectionRenderer({ section, labels, home }: SectionRendererProps) {
  const { type, anchor, props } = section;
  // The registry always returns the same component for a type.
  const Section = sectionComponent(type);
  if (!Section) return null;
  return (
    <section data-section={type} id={anchor}>
      <SectionErrorBoundary labels={labels} home={home}>
        {createElement(Section, props as Record<string, unknown>)}
      </SectionErrorBoundary>
    </section>
  );
}
