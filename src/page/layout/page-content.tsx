import { SiteMantineProvider } from '../../components/mantine-provider.tsx';
import { Footer } from '../../layout/footer.tsx';
import { DeferredStylesheetSlot } from './deferred-stylesheet.tsx';
import classes from './page-layout.module.css';
import type { PageWithLayout } from '../loading/page-key.ts';
import { SectionRenderer } from './section-renderer.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

/**
 * The content that changes with the page: sections and footer. A navigation replaces the whole `main`, so React never has
 * to reconcile DOM that an extension or a translator has changed.
 */
export function PageContent({ page, layout }: PageWithLayout) {
  const { page: labels } = layout.dictionary;
  const region = layout.region.code;
  const slots = page.sections.map((section, index) => (
    // A page is a fixed list, so the index is a stable key.
    <SectionRenderer key={index} section={section} labels={labels} home={layout.home.to} />
  ));
  return (
    <SiteMantineProvider>
      <main key={`${page.path} ${region}`} id="main" className={classes.main} tabIndex={-1}>
        <Breadcrumbs breadcrumbs={page.breadcrumbs} name={page.name} label={labels.breadcrumbs} />
        {slots.slice(0, 1)}
        {import.meta.env.SSR && <DeferredStylesheetSlot />}
        {slots.slice(1)}
      </main>
      <Footer key={region} layout={layout} />
    </SiteMantineProvider>
  );
}
