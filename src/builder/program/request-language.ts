import type { IncomingHttpHeaders } from 'node:http';
import {
  asInterfaceLanguage,
  preferredInterfaceLanguage,
  type InterfaceLanguage,
} from '../../i18n/interface-language.ts';
import { LANGUAGE_COOKIE, LANGUAGE_HEADER } from '../protocol/transport.ts';

/**
 * Returns the language of the person who asks: a call says that of its page, since pages in two languages may be open. Else
 * it's the person's choice, or what the browser prefers.
 */
export function languageOfRequest(headers: IncomingHttpHeaders): InterfaceLanguage {
  const ofPage = headers[LANGUAGE_HEADER];
  const chosen = (headers.cookie ?? '')
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === LANGUAGE_COOKIE);
  return (
    asInterfaceLanguage(typeof ofPage === 'string' ? ofPage : undefined) ??
    asInterfaceLanguage(chosen?.[1]) ??
    preferredInterfaceLanguage(headers['accept-language'])
  );
}
