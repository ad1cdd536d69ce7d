import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Footer } from '../layout/footer.tsx';
import { ErrorMessage } from './error-message.tsx';
import classes from './page-layout.module.css';
import { useShownPage } from './shown-page.tsx';

/**
 * What is shown in place of a page that can't be loaded after Back or Forward: a message and a way on, between header and
 * footer. It tries again as soon as the network is back.
 */
export function PageError() {
  const router = useRouter();
  const { layout } = useShownPage();
  const { words } = layout;
  useEffect(() => {
    document.title = `${words.page.errorTitle} · ${layout.siteName}`;
    const retry = () => void router.invalidate();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [router, layout, words]);
  return (
    <>
      <main id="main" className={classes.main} tabIndex={-1}>
        <ErrorMessage {...words.page} home={layout.home.to} />
      </main>
      <Footer layout={layout} />
    </>
  );
}
