import { useEffect, useState } from 'react';
import { loadedFrame } from './embedded-data.ts';
import classes from './page-error.module.css';
import { reloadOnce } from './reload-once.ts';

/** What stands in place of a page that could not be shown: a reload, once; then words and a way on. */
export function PageError() {
  const [reloading, setReloading] = useState(true);
  useEffect(() => {
    // Only the browser knows whether it was loaded anew before; the first render can not.
    // oxlint-disable-next-line react/set-state-in-effect
    setReloading(reloadOnce());
  }, []);
  const layout = loadedFrame();
  if (reloading || !layout) return null;
  return (
    <main id="main" className={classes.error}>
      <ErrorMessage {...layout.words.page} home={`/${layout.region.code}/`} />
    </main>
  );
}

interface ErrorWords {
  errorTitle: string;
  errorText: string;
  reload: string;
  backToHome: string;
}

/** Says that something failed, with a button that loads the page again and a link home. */
export function ErrorMessage({ errorTitle, errorText, reload, backToHome, home }: ErrorWords & { home: string }) {
  return (
    <div className={classes.message} role="alert">
      <h1>{errorTitle}</h1>
      <p>{errorText}</p>
      <p className={classes.ways}>
        <button type="button" onClick={() => location.reload()}>
          {reload}
        </button>
        <a href={home} target="_self">
          {backToHome}
        </a>
      </p>
    </div>
  );
}
