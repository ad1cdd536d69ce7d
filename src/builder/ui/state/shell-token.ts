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

/** The person's role. Whoever uses this machine where nobody signs in is the owner. */
const role = document.querySelector<HTMLMetaElement>('meta[name="builder-role"]')?.content ?? 'owner';

/** Whether the person may publish: editors and owners may. */
export const MAY_PUBLISH = role !== 'contributor';

/** Whether the person owns the site. */
export const IS_OWNER = role === 'owner';

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
