import { MantineProvider } from '@mantine/core';
import { ConsentNotice } from '../consent/consent-notice.tsx';
import { ContactFormProvider } from '../contact/contact-form-context.ts';
import { ContactWindowHost } from '../contact/contact-window-host.tsx';
import { Footer } from '../layout/footer.tsx';
import { Header } from '../layout/header.tsx';
import { theme } from '../theme.ts';
import { NavigationAnnouncer } from './navigation-announcer.tsx';
import classes from './page-frame.module.css';
import type { PageData } from './page-request.ts';
import { PageView } from './page-view.tsx';

const ROOT_SELECTOR = () => document.documentElement;

/** A page with everything that frames it: skip link, header, footer, consent notice, contact window. */
export function PageFrame({ page, layout }: PageData) {
  const { words } = layout;
  return (
    // Nothing that Mantine would write into a <style>: a policy with Trusted Types refuses it in the browser.
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={ROOT_SELECTOR}
    >
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
      <NavigationAnnouncer words={words.page.announce} />
    </MantineProvider>
  );
}
