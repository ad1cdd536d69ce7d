import { Island } from '../components/island.tsx';
import { contactHrefOf } from './contact-href-of.ts';
import { PageContent } from './page-content.tsx';
import classes from './page-layout.module.css';
import { ANNOUNCER_ID, PAGE_ID, type PageData } from './page-request.ts';
import { ShownPageProvider } from './shown-page.tsx';
import { ConsentIsland, HeaderIsland } from './site-islands.tsx';

/** The body of a pre-rendered page: skip link, consent notice, header, the page itself, and the live region. */
export function PageLayout({ page, layout }: PageData) {
  return (
    <ShownPageProvider value={{ path: page.path, layout, contactHref: contactHrefOf({ page, layout }) }}>
      <a className={classes.skip} href="#main">
        {layout.words.header.skipToContent}
      </a>
      {/* Fixed to the foot of the screen, but asked first of those who use the keyboard. */}
      <Island name="consent" component={ConsentIsland} props={{}} />
      <Island name="header" component={HeaderIsland} props={{}} />
      <div id={PAGE_ID}>
        <PageContent page={page} layout={layout} />
      </div>
      <p id={ANNOUNCER_ID} className="visually-hidden" role="status" />
    </ShownPageProvider>
  );
}
