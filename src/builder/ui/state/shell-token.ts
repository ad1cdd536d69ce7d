import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { LANGUAGE_HEADER } from '../../protocol/transport.ts';
import { isWriting } from './is-writing.ts';

/** What the server wrote into the shell's page. */
interface PageFacts {
  token: string;
  /** The scripts that the page runs, and the project: a page with others can't go on with this server. */
  identity: string;
}

const factsOf = (page: Document): PageFacts => {
  const metaOf = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  const scripts = [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  return { token: metaOf('builder-token'), identity: [metaOf('builder-project'), ...scripts].join(' ') };
};

const own = factsOf(document);

/** Whether people sign in. Then the page has no token: it's asked for. */
export const IS_SIGNED_IN = document.querySelector('meta[name="builder-person"]') !== null;

/** Whether the person may publish: editors and owners may, and whoever uses this machine where nobody signs in. */
export const MAY_PUBLISH = document.querySelector('meta[name="builder-role"][content="contributor"]') === null;

/** Whether the person owns the site: owners do, and whoever uses this machine where nobody signs in. */
export const IS_OWNER = !IS_SIGNED_IN || document.querySelector('meta[name="builder-role"][content="owner"]') !== null;

/** Returns the token that lets calls in: that of the server's last known start. */
export const shellToken = (): string => own.token;

let renewal: Promise<boolean> | undefined;

/**
 * Takes the token of a server that has started again. Returns whether the page can go on with it: the server has the same
 * version and project. Rejects if the server doesn't answer.
 */
export function renewShellToken(): Promise<boolean> {
  renewal ??= readAgain().finally(() => (renewal = undefined));
  return renewal;
}

async function readAgain(): Promise<boolean> {
  const response = await fetch(location.pathname, { headers: { [LANGUAGE_HEADER]: interfaceLanguage() } });
  const { token, identity } = factsOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
  if (!response.ok || token === '' || identity !== own.identity) return false;
  own.token = token;
  return true;
}

/** Time after which it's checked again whether somebody writes, in milliseconds. */
const WRITING_CHECK_MS = 1000;

/** Loads the page again once nobody writes: a text would lose its cursor, and the letters that are typed meanwhile. */
export function reloadAfterWriting(reload = () => location.reload()): void {
  if (isWriting()) setTimeout(() => reloadAfterWriting(reload), WRITING_CHECK_MS);
  else reload();
}
