import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { bundleBuilder } from '../../src/build/builder/bundle-builder.ts';
import { addPerson } from '../../src/builder/people/__fixtures__/add-person.ts';
import { withDatabase } from '../../src/builder/people/database.ts';
import { startSession } from '../../src/builder/people/sessions.ts';
import type { Role } from '../../src/builder/protocol/roles.ts';
import { sessionCookie } from '../../src/builder/program/sign-in/session-cookie.ts';
import { serveProject, type ProjectServer } from './project-server.ts';

/** A cookie for the pages of a builder. */
type Cookie = Record<'name' | 'value' | 'url', string>;

/** A builder in which people sign in. */
export interface PeopleBuilder extends ProjectServer {
  /** Invites somebody, and returns the link. */
  invite: (name: string, role: string) => string;
}

/** Where a builder is that people reach through a proxy. */
interface PlaceBehindProxy {
  /** The address of the proxy. */
  origin: string;
  /** The port at which the proxy reaches the builder. */
  port: number;
}

/**
 * Starts a builder in which people sign in, on a copy of the project.
 * @param more further variables of its environment
 */
export async function openPeopleBuilder(
  proxy?: PlaceBehindProxy,
  more: Readonly<Record<string, string>> = {},
): Promise<PeopleBuilder> {
  await bundleBuilder(process.cwd(), () => undefined);
  const env = ({ origin, root }: { origin: string; root: string }) => ({
    BUILDER_ORIGIN: proxy?.origin ?? origin,
    BUILDER_DATA: join(root, '.builder'),
    ...more,
  });
  // Behind a proxy, it refuses requests that name its own port.
  const place = proxy ? { port: proxy.port, ready: 403 } : { ready: 401 };
  const server = await serveProject({ script: 'builder', args: ['--no-open'], env, ...place });
  const invite = (name: string, role: string) => {
    const command = ['scripts/builder.mjs', '--invite', name, '--role', role];
    const options = { cwd: server.root, env: { ...process.env, ...env(server) }, encoding: 'utf8' } as const;
    return /^http\S+$/m.exec(execFileSync('node', command, options))?.[0] ?? '';
  };
  return { ...server, invite };
}

/** A passkey on a device. */
type Passkey = Awaited<ReturnType<typeof passkeysOn>>[number];

const passkeysOn = async (session: CDPSession, authenticatorId: string) =>
  (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;

/**
 * Gives a page a device that holds passkeys and recognizes its person at once. Chromium only.
 * @param passkeys what it holds already
 * @returns what it holds by then
 */
export async function addPasskeyDevice(
  page: Page,
  passkeys: readonly Passkey[] = [],
): Promise<() => Promise<Passkey[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  for (const credential of passkeys) await session.send('WebAuthn.addCredential', { authenticatorId, credential });
  return () => passkeysOn(session, authenticatorId);
}

/** Opens an invitation, creates a passkey, and opens the builder. Returns the recovery codes. */
export async function acceptInvitation(page: Page, link: string): Promise<string[]> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  const codes = page.getByRole('region', { name: 'Your recovery codes' });
  await codes.waitFor();
  const listed = await codes.getByRole('listitem').allTextContents();
  await page.getByRole('link', { name: 'Open the builder' }).click();
  return listed;
}

/**
 * Signs an editor in, in a browser of their own. Passkeys can be tried in Chromium only: elsewhere the session is in the database
 * before the browser opens.
 */
export async function signIn(browser: Browser, builder: PeopleBuilder, name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1680, height: 1000 }, locale: 'en-US' });
  const page = await context.newPage();
  if (browser.browserType().name() === 'chromium') {
    await addPasskeyDevice(page);
    await acceptInvitation(page, builder.invite(name, 'editor'));
    return page;
  }
  await startSessionIn(page, builder, name, 'editor');
  return page;
}

/** Adds somebody with a session, which is faster than a passkey, and opens the builder in a page of a browser of their own. */
export async function startSessionIn(page: Page, builder: PeopleBuilder, name: string, role: Role): Promise<void> {
  await page.context().addCookies([addSession(builder, name, role)]);
  await page.goto(`${builder.origin}/_builder/`);
}

/** Adds somebody with a session. Returns its cookie, which any number of browsers may have. */
export function addSession(builder: PeopleBuilder, name: string, role: Role): Cookie {
  const secret = withDatabase(join(builder.root, '.builder'), (database) =>
    startSession(database, addPerson(database, name, role).id),
  );
  const [cookie = '', value = ''] = sessionCookie(builder.origin, secret).split(/[=;]/);
  return { name: cookie, value, url: builder.origin };
}
