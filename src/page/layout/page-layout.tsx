import { Island } from '../../components/island.tsx';
import { contactHrefOf } from '../loading/contact-href-of.ts';
import { PageContent } from './page-content.tsx';
import classes from './page-layout.module.css';
import { ANNOUNCER_ID, PAGE_ID, type PageWithLayout } from '../loading/page-key.ts';
import { CurrentPageProvider } from '../loading/current-page.tsx';
import { ConsentIsland, HeaderIsland } from '../islands/site-islands.tsx';

/** The body of a pre-rendered page: skip link, consent notice, header, content and live region. */
export function PageLayout({ page, layout }: PageWithLayout) {
  return (
    <CurrentPageProvider value={{ path: page.path, layout, contactHref: contactHrefOf({ page, layout }) }}>
      <a className={classes.skip} href="#main">
        {layout.dictionary.header.skipToContent}
      </a>
      {layout.preview !== undefined && <p className={classes.preview}>{layout.preview}</p>}
      {/* Fixed to the foot of the screen, but asked first of those who use the keyboard. */}
      <Island name="consent" component={ConsentIsland} props={{}} />
      <Island name="header" component={HeaderIsland} props={{}} />
      <div id={PAGE_ID}>
        <PageContent page={page} layout={layout} />
      </div>
      <p id={ANNOUNCER_ID} className="visually-hidden" role="status" />
    </CurrentPageProvider>
  );
}
