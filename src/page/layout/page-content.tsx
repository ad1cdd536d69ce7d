import { createElement, memo, useMemo, type ReactNode } from 'react';
import { Anchor, Container } from '@mantine/core';
import { AmountUnitsProvider } from '../../components/amount-units.ts';
import { Footer } from '../../layout/footer.tsx';
import { DeferredStylesheetSlot } from './deferred-stylesheet.tsx';
import classes from './page-layout.module.css';
import { unitsOf } from '../../regions/figures.ts';
import type { PageWithLayout } from '../loading/page-key.ts';
import type { LayoutData, SectionData } from '../../schema/page-data.ts';
import { sectionComponent } from '../../sections/registry.ts';
import { SectionErrorBoundary } from './error-message.tsx';
import breadcrumbsClasses from './breadcrumbs.module.css';

interface PageContentProps extends PageWithLayout {
  /** The footer, if it is rendered already. */
  footer?: ReactNode;
}

/**
 * The content that changes with the page: sections and footer. Needs a `SiteMantineProvider` above it. A navigation
 * replaces the whole `main`, so React never has to reconcile DOM that an extension or a translator has changed.
 */
export function PageContent({ page, layout, footer }: PageContentProps) {
  const { page: labels } = layout.dictionary;
  const region = layout.region.code;
  const units = useMemo(() => unitsOf(layout.region), [layout.region]);
  const slots = page.sections.map((section, index) => (
    <SectionRenderer
      // While a page is edited, a section that moves keeps its anchor, and with it its elements. A ghost may have the anchor of another section.
      key={section.ghost ? index : (section.anchor ?? index)}
      section={section}
      labels={labels}
      home={layout.home.to}
    />
  ));
  return (
    <>
      <main key={`${page.path} ${region}`} id="main" className={classes.main} tabIndex={-1}>
        <Breadcrumbs breadcrumbs={page.breadcrumbs} name={page.name} label={labels.breadcrumbs} />
        <AmountUnitsProvider value={units}>
          {slots.slice(0, 1)}
          {import.meta.env.SSR && <DeferredStylesheetSlot />}
          {slots.slice(1)}
        </AmountUnitsProvider>
      </main>
      {footer ?? <Footer key={region} layout={layout} />}
    </>
  );
}

/** Breadcrumbs from the home page to this page. */
function Breadcrumbs({
  breadcrumbs,
  name,
  label,
}: {
  breadcrumbs: { label: string; href: string }[];
  name: string;
  label: string;
}) {
  if (breadcrumbs.length === 0) return null;
  return (
    <Container fz="sm" c="dimmed" pt="md" renderRoot={(props) => <nav aria-label={label} {...props} />}>
      <ol className={breadcrumbsClasses.breadcrumbs}>
        {breadcrumbs.map((step, index) => (
          <li key={index}>
            <Anchor href={step.href}>{step.label}</Anchor>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </Container>
  );
}

interface SectionRendererProps {
  section: SectionData;
  labels: LayoutData['dictionary']['page'];
  home: string;
}

/**
 * Renders a section: the element with its type and anchor, and the component of its type. It renders again only with other
 * data: while a page is edited, the other sections stay as they are.
 */
const SectionRenderer = memo(function SectionRenderer({ section, labels, home }: SectionRendererProps) {
  const { type, anchor, props, ghost } = section;
  // The registry always returns the same component for a type.
  const Section = sectionComponent(type);
  if (!Section) return null;
  return (
    <section {...(ghost ? { 'data-ghost': type } : { 'data-section': type })} id={anchor}>
      <SectionErrorBoundary labels={labels} home={home}>
        {props === undefined ? null : createElement(Section, props as Record<string, unknown>)}
      </SectionErrorBoundary>
    </section>
  );
});
