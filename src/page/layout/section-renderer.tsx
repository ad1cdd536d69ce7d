import { createElement, Component, type ReactNode } from 'react';
import type { LayoutData, SectionData } from '../../schema/page-data.ts';
import { sectionComponent } from '../../sections/registry.ts';
import { ErrorMessage } from './error-message.tsx';
import classes from './error-message.module.css';

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

interface SectionErrorBoundaryProps {
  labels: LayoutData['dictionary']['page'];
  home: string;
  children: ReactNode;
}

/** Confines an error to its section. */
class SectionErrorBoundary extends Component<SectionErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={classes.section}>
        <ErrorMessage {...this.props.labels} home={this.props.home} />
      </div>
    );
  }
}
