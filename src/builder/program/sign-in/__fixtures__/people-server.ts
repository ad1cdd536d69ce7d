import { once } from 'node:events';
import { Agent, createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';
import type { MailSettings } from '../../../../mail/mail-settings.ts';
import { openTestDatabase } from '../../../people/__fixtures__/people-database.ts';
import { inviteNew } from '../../../people/invitations.ts';
import type { Role } from '../../../protocol/roles.ts';
import type { BuilderBundle } from '../../bundle-files.ts';
import { createEventLog } from '../../event-log.ts';
import { addShell, answerByApp, createNodeApp } from '../../shell-app.ts';
import { createDoor } from '../door.ts';
import { openAccess } from '../people-access.ts';
import { createPeopleHandlers } from '../people-handlers.ts';
import { createSoftwarePasskey } from './software-passkey.ts';

export const ORIGIN = 'https://edit.example.com';
export const HOST = 'edit.example.com';

/** What a device at the builder's address says. */
export const HERE = { origin: ORIGIN, host: HOST };

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What a bundle says of its files, of which there are none. */
const bundleIn = (folder: string): BuilderBundle => ({
  folder,
  signIn: { entry: '/_builder/sign-in/assets/a.js', styles: '/_builder/sign-in/assets/a.css' },
  shell: { entry: '', danish: '', preloads: [], styles: [] },
  site: { headScript: '', entry: '', styles: '' },
});

/**
 * Serves the door of a builder with its shell, and the calls about people. Elsewhere, everybody who is let in reads who they are.
 * @param mail how invitations are sent
 */
export async function servePeople(mail?: MailSettings) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { database, folder } = openTestDatabase();
  const access = openAccess(database, ORIGIN, mail);
  const events = createEventLog('start');
  const door = createDoor({ access, bundle: bundleIn(folder), onEnd: events.endOthers });
  const app = createNodeApp();
  const calls = {
    root: folder,
    handlers: createPeopleHandlers(access, events.endOthers),
    token: 'of nobody',
    address: ORIGIN,
  };
  addShell(app, { calls, events, page: (told) => JSON.stringify(told) });
  app.all('*', ({ env: { visitor } }) => new Response(`${visitor?.person.name} ${visitor?.person.role}`));
  const server = createServer((incoming, response) => {
    if (!door.isOwn(incoming)) return void response.writeHead(403).end('foreign');
    void door.enter(incoming, response).then((visitor) => visitor && answerByApp(app, incoming, response, visitor));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    events.close();
    agent.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port

  const agent = new Agent({ keepAlive: true });
  /** Returns an answer once it has begun. */
  const open = async (path: string, headers: Record<string, string> = {}, body?: string): Promise<IncomingMessage> => {
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request({ port, path, method, agent, headers: { Host: HOST, ...headers } });
    asked.end(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return response;
  };
  const ask = async (...asked: Parameters<typeof open>): Promise<Answer> => {
    const response = await open(...asked);
    return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
  };
  /** Sends a step as the page for it does. */
  const take = (step: string, input: object, headers: Record<string, string> = {}) =>
    ask(`/_builder/${step}`, { ...OF_PAGE, ...headers }, JSON.stringify(input));
  const invite = (name: string, role: Role = 'owner') => inviteNew(database, { name, role });
  /** Creates a passkey by an invitation. Returns it with the cookie and the codes. */
  const join = async (name: string, role: Role = 'owner') => {
    const secret = invite(name, role);
    const passkey = createSoftwarePasskey();
    const options = JSON.parse((await take('invitation/options', { secret })).body) as { challenge: string };
    const accepted = await take('invitation/accept', { answer: passkey.create(options, HERE) });
    const { codes } = JSON.parse(accepted.body) as { codes: string[] };
    return { passkey, codes, cookie: cookieOf(accepted) };
  };
  const challenge = async () => JSON.parse((await take('sign-in/options', {})).body) as { challenge: string };
  /** The token of a session, as the script of the shell gets it. */
  const tokenOf = async (cookie: string) => {
    const fetched = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' };
    return (JSON.parse((await ask('/_builder/', fetched)).body) as { token: string }).token;
  };
  /** Makes a call as the shell of a session does. */
  const call = async (name: string, cookie: string, input: object) => {
    const headers = { ...OF_PAGE, Cookie: cookie, 'X-Builder-Token': await tokenOf(cookie) };
    return ask(`/_builder/api/${name}`, headers, JSON.stringify(input));
  };
  return { call, database, events, open, ask, take, invite, join, challenge, tokenOf };
}

/** Headers of what a page of the builder sends. */
export const OF_PAGE = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };

/** The cookie that an answer sets, as a browser sends it. */
export const cookieOf = ({ headers }: Pick<Answer, 'headers'>): string =>
  headers['set-cookie']?.[0]?.split(';')[0] ?? '';
