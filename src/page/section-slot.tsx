import { createElement } from 'react';
import { KEPT } from '../components/kept.ts';
import type { LayoutDocument } from '../schema/document.ts';
import type { ShownSection } from './page-request.ts';
import { sectionComponent } from '../sections/registry.ts';
import { SectionBoundary } from './section-boundary.tsx';

interface SectionSlotProps {
  section: ShownSection;
  words: LayoutDocument['words']['page'];
  home: string;
}

/**
 * The place of a section on the page. A section without props was pre-rendered and is not run: React leaves what
 * stands in the element as it is.
 */
export function SectionSlot({ section, words, home }: SectionSlotProps) {
  const { type, anchor, props } = section;
  if (props === undefined) return <section data-section={type} id={anchor} {...KEPT} />;
  // The registry gives the same component for the same type, always.
  const Section = sectionComponent(type);
  if (!Section) return null;
  return (
    <section data-section={type} id={anchor}>
      <SectionBoundary words={words} home={home}>
        {createElement(Section, props as Record<string, unknown>)}
      </SectionBoundary>
    </section>
  );
}
