import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { bundleBuilder } from '../../src/build/builder/bundle-builder.ts';
import { serveProject, type ProjectServer } from './project-server.ts';

/** A builder in which people sign in. */
export interface PeopleBuilder extends ProjectServer {
  /** Runs `npm run builder` with arguments, and returns what it prints. */
  command: (...args: string[]) => string;
  /** Invites somebody, and returns the link. */
  invite: (name: string, role: string) => string;
}

/** Starts a builder in which people sign in, on a copy of the project. */
export async function openPeopleBuilder(): Promise<PeopleBuilder> {
  await bundleBuilder(process.cwd(), () => undefined);
  const env = ({ origin, root }: { origin: string; root: string }) => ({
    BUILDER_ORIGIN: origin,
    BUILDER_DATA: join(root, '.builder'),
  });
  const server = await serveProject({ script: 'builder.ts', args: ['--no-open'], env, ready: 401 });
  const command = (...args: string[]) =>
    execFileSync('node', ['--import', 'tsx', 'scripts/builder.ts', ...args], {
      cwd: server.root,
      encoding: 'utf8',
      env: { ...process.env, ...env(server) },
    });
  const invite = (name: string, role: string) =>
    /^http\S+$/m.exec(command('--invite', name, '--role', role))?.[0] ?? '';
  return { ...server, command, invite };
}

/** A device that holds passkeys and recognizes its person at once. */
export interface PasskeyDevice {
  session: CDPSession;
  id: string;
}

/** Gives a page a device with passkeys. Chromium only. */
export async function addPasskeyDevice(page: Page): Promise<PasskeyDevice> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
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
