import { ConsentNotice } from '../../consent/consent-notice.tsx';
import { Header } from '../../layout/header.tsx';
import { useCurrentPage } from '../loading/current-page.tsx';

/** The header of the current page. */
export function HeaderIsland() {
  const { layout, path } = useCurrentPage();
  return <Header layout={layout} path={path} />;
}

/** The consent notice in the language of the current page. */
export function ConsentIsland() {
  return <ConsentNotice layout={useCurrentPage().layout} />;
}
