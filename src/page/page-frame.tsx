import { ConsentNotice } from '../consent/consent-notice.tsx';
import { ContactFormProvider } from '../contact/contact-form-context.ts';
import { ContactWindowHost } from '../contact/contact-window-host.tsx';
import { Footer } from '../layout/footer.tsx';
import { Header } from '../layout/header.tsx';
import { NavigationAnnouncer } from './navigation-announcer.tsx';
import classes from './page-frame.module.css';
import type { PageData } from './page-request.ts';
import { PageView } from './page-view.tsx';

/** A page with everything that frames it: skip link, header, footer, consent notice, contact window. */
export function PageFrame({ page, layout }: PageData) {
  const { words } = layout;
  return (
    <>
      <a className={classes.skip} href="#main">
        {words.header.skipToContent}
      </a>
      {/* Fixed to the foot of the screen, but asked first of those who use the keyboard. */}
      <ConsentNotice layout={layout} />
      <Header layout={layout} path={page.path} />
      <ContactFormProvider value={layout.form}>
        <PageView page={page} layout={layout} />
      </ContactFormProvider>
      <Footer layout={layout} />
      <ContactWindowHost layout={layout} />
      <NavigationAnnouncer words={words.page.announce} region={layout.region.code} />
    </>
  );
}
