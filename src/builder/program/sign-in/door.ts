import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnRequest } from '../../server/request-guard.ts';
import { guarded } from '../answer-request.ts';
import type { BuilderBundle } from '../bundle-files.ts';
import { FILE_POLICY } from '../page-policy.ts';
import { answerByApp } from '../shell-app.ts';
import { visitorOf, type PeopleAccess, type Visitor } from './people-access.ts';
import { logRequest } from './request-log.ts';
import { createSignInApp, HEALTH_PATH, isOpenPath } from './sign-in-app.ts';

/** Checks the requests of a builder on the web before anything else answers them. */
export interface Door {
  /** Returns whether a request names the builder's address. A check of the machine's own may name the machine. */
  isOwn: (request: IncomingMessage) => boolean;
  /** Returns who asks. Somebody who isn't signed in is answered here. */
  enter: (request: IncomingMessage, response: ServerResponse) => Promise<Visitor | undefined>;
}

/** Browsers that have seen it ask by https only, for a year. */
const ONLY_HTTPS = 'max-age=31536000; includeSubDomains';

/** Creates the door of a builder at an address. */
export function createDoor(parts: { access: PeopleAccess; bundle: BuilderBundle; onEnd: () => void }): Door {
  const { access } = parts;
  const app = createSignInApp(parts);
  return {
    isOwn: (request) => pathOf(request) === HEALTH_PATH || isOwnRequest(guarded(request, access.origin)),
    async enter(request, response) {
      const path = pathOf(request);
      logRequest(request, response, path);
      response.setHeader('Content-Security-Policy', FILE_POLICY);
      response.setHeader('Referrer-Policy', 'same-origin');
      if (access.origin.startsWith('https:')) response.setHeader('Strict-Transport-Security', ONLY_HTTPS);
      const visitor = isOpenPath(path) ? undefined : visitorOf(access, request);
      const cookie = visitor?.renewCookie();
      if (cookie !== undefined) response.setHeader('Set-Cookie', cookie);
      if (!visitor) await answerByApp(app, request, response);
      return visitor;
    },
  };
}

/** The path of a request. */
const pathOf = ({ url = '/' }: IncomingMessage): string =>
  URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : '';
