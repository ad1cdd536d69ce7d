import { Footer } from '../layout/footer.tsx';
import { LateStyles } from './late-styles.tsx';
import classes from './page-layout.module.css';
import type { PageData } from './page-request.ts';
import { SectionSlot } from './section-slot.tsx';
import { Trail } from './trail.tsx';

/**
 * What changes with the page: its list of sections, and the footer. Each page has elements of its own: React replaces
 * the whole of `main`, so it never has to find its way in one that an extension or a translator has changed.
 */
export function PageContent({ page, layout }: PageData) {
  const { page: words } = layout.words;
  const region = layout.region.code;
  const slots = page.sections.map((section, index) => (
    // A page is a fixed list: a place in it names a section.
    <SectionSlot key={index} section={section} words={words} home={layout.home.to} />
  ));
  return (
    <>
      <main key={`${page.path} ${region}`} id="main" className={classes.main} tabIndex={-1}>
        <Trail trail={page.trail} name={page.name} label={words.trail} />
        {slots.slice(0, 1)}
        {import.meta.env.SSR && <LateStyles />}
        {slots.slice(1)}
      </main>
      <Footer key={region} layout={layout} />
    </>
  );
}
