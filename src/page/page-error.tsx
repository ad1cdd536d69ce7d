import { useEffect } from 'react';

/**
 * What stands in place of a page that could not be shown. The words of the page's language may be just what could not
 * be loaded; so the browser shows the page anew, once, and then the address of the home page.
 */
export function PageError() {
  useEffect(() => {
    document.documentElement.dataset['failed'] = 'true';
  }, []);
  const danish = typeof location !== 'undefined' && location.pathname.startsWith('/dk');
  return (
    <main id="main" className="page-error">
      <h1>{danish ? 'Siden kunne ikke vises' : 'This page could not be shown'}</h1>
      <p>
        <a href={danish ? '/dk/' : '/us/'} target="_self">
          {danish ? 'Gå til forsiden' : 'Go to the home page'}
        </a>
      </p>
    </main>
  );
}
