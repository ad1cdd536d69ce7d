import { ContactHrefProvider } from '../../components/contact-href.ts';
import { SiteMantineProvider } from '../../components/mantine-provider.tsx';
import islandClasses from '../../components/island.module.css';
import { ContactFormProvider } from '../../contact/form/contact-form-context.ts';
import { PreRenderedFooter } from '../../layout/footer.tsx';
import { PageContent } from './page-content.tsx';
import classes from './page-layout.module.css';
import { ANNOUNCER_ID, PAGE_ID, type PageWithLayout } from '../loading/page-key.ts';
import type { LayoutMarkup } from './layout-markup.tsx';

interface PageLayoutProps extends PageWithLayout {
  /** Href of the contact form from the page. */
  contactHref: string;
  markup: LayoutMarkup & { header: string };
}

/**
 * The body of a pre-rendered page: skip link, consent notice, header, content and live region. Provides no
 * `CurrentPage`, because the content is the same at every address of the page.
 */
export function PageLayout({ page, layout, contactHref, markup }: PageLayoutProps) {
  return (
    <ContactHrefProvider value={contactHref}>
      <ContactFormProvider value={layout.form}>
        <a className={classes.skip} href="#main">
          {layout.dictionary.header.skipToContent}
        </a>
        {layout.preview !== undefined && <p className={classes.preview}>{layout.preview}</p>}
        {/* Fixed to the foot of the screen, but asked first of those who use the keyboard. */}
        <PreRenderedIsland name="consent" markup={markup.consent} />
        <PreRenderedIsland name="header" markup={markup.header} />
        <div id={PAGE_ID}>
          <SiteMantineProvider>
            <PageContent page={page} layout={layout} footer={<PreRenderedFooter markup={markup.footer} />} />
          </SiteMantineProvider>
        </div>
        <p id={ANNOUNCER_ID} className="visually-hidden" role="status" />
      </ContactFormProvider>
    </ContactHrefProvider>
  );
}

/** An island without props, whose markup is rendered already. */
const PreRenderedIsland = ({ name, markup }: { name: string; markup: string }) => (
  <div className={islandClasses.island} data-island={name} dangerouslySetInnerHTML={{ __html: markup }} />
);
