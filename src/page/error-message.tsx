import classes from './error-message.module.css';

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
