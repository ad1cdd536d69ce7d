import { useWindowEvent } from '@mantine/hooks';
import { SiteMantineProvider } from '../../components/mantine-provider.tsx';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Footer } from '../../layout/footer.tsx';
import { ErrorMessage } from './error-message.tsx';
import classes from './page-layout.module.css';
import { useCurrentPage } from '../loading/current-page.tsx';

/**
 * Replaces a page that can't be loaded after Back or Forward: a message between header and footer. Retries as soon as the
 * network is back.
 */
export function PageError() {
  const router = useRouter();
  const { layout } = useCurrentPage();
  const { dictionary } = layout;
  useEffect(() => {
    document.title = `${dictionary.page.errorTitle} · ${layout.siteName}`;
  }, [layout, dictionary]);
  useWindowEvent('online', () => void router.invalidate());
  return (
    <SiteMantineProvider>
      <main id="main" className={classes.main} tabIndex={-1}>
        <ErrorMessage {...dictionary.page} home={layout.home.to} />
      </main>
      <Footer layout={layout} />
    </SiteMantineProvider>
  );
}
