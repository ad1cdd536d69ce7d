import { createElement } from 'react';
import type { LayoutDocument, SectionDocument } from '../schema/document.ts';
import { sectionComponent } from '../sections/registry.ts';
import { SectionBoundary } from './section-boundary.tsx';

interface SectionSlotProps {
  section: SectionDocument;
  words: LayoutDocument['words']['page'];
  home: string;
}

/** The place of a section on the page: its element with type and anchor, and the component of its type in it. */
export function SectionSlot({ section, words, home }: SectionSlotProps) {
  const { type, anchor, props } = section;
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
