import { ConsentNotice } from '../consent/consent-notice.tsx';
import { Header } from '../layout/header.tsx';
import { useShownPage } from './shown-page.tsx';

/** The header of the page that is shown. */
export function HeaderIsland() {
  const { layout, path } = useShownPage();
  return <Header layout={layout} path={path} />;
}

/** The consent notice in the language of the page that is shown. */
export function ConsentIsland() {
  return <ConsentNotice layout={useShownPage().layout} />;
}
