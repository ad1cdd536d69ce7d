import button from '../components/action-button.module.css';
import { BrokenLine } from './broken-line.tsx';
import classes from './error-message.module.css';

interface ErrorMessageProps {
  errorTitle: string;
  errorText: string;
  reload: string;
  backToHome: string;
  /** Address of the region's home page. */
  home: string;
}

/** Says that something failed, beside a drawing, with a button that loads the page again and a link home. */
export function ErrorMessage({ errorTitle, errorText, reload, backToHome, home }: ErrorMessageProps) {
  return (
    <div className={classes.message} role="alert">
      <div className={classes.words}>
        <h1>{errorTitle}</h1>
        <p className={classes.text}>{errorText}</p>
        <p className={classes.ways}>
          <button className={button.button} type="button" onClick={() => location.reload()}>
            {reload}
          </button>
          <a className={classes.home} href={home} target="_self">
            {backToHome}
          </a>
        </p>
      </div>
      <BrokenLine />
    </div>
  );
}
