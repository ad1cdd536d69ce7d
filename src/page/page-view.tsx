import { useLayoutEffect } from 'react';
import { applyHead } from './apply-head.ts';
import classes from './page-frame.module.css';
import { LateStyles } from './late-styles.tsx';
import type { PageData } from './page-request.ts';
import { SectionSlot } from './section-slot.tsx';
import { Trail } from './trail.tsx';

const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** A page: its list of sections, and the head that goes with it. */
export function PageView({ page, layout }: PageData) {
  const { page: words } = layout.words;
  useBrowserLayoutEffect(() => {
    if (page.head) applyHead(page.head);
  }, [page]);
  // A page is a fixed list: place, address and region together name a section.
  const slots = page.sections.map((section, index) => (
    <SectionSlot
      key={`${page.path} ${layout.region.code} ${index}`}
      section={section}
      words={words}
      home={layout.home.to}
    />
  ));
  return (
    <main id="main" className={classes.main} tabIndex={-1}>
      <Trail trail={page.trail ?? []} name={page.name} label={words.trail} />
      {slots.slice(0, 1)}
      <LateStyles />
      {slots.slice(1)}
    </main>
  );
}
