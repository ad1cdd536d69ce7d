import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSoftwarePasskey } from '../src/builder/program/sign-in/__fixtures__/software-passkey.ts';
import { findCaddy, findNginx } from '../tools/install-host-servers.ts';
import { startCaddyProxy, startDocumentedNginx, type RunningHost } from './support/host-servers.ts';
import { freePort } from './support/free-port.ts';
import { openPeopleBuilder, type PeopleBuilder } from './support/people-builder.ts';
import { createCertificate } from './support/test-certificate.ts';

const HOST = 'edit.example.com';
const read = (file: string) => readFileSync(join('docs/hosting', file), 'utf8');

const UNITS = ['builder.service', 'page-builder@.service'];

it.each(UNITS)('has a unit that systemd understands, and that starts the builder as npm does: %s', (unit) => {
  const [, command] = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(read(unit)) ?? [];
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(command).toBe(`${scripts['builder']} --no-open`);
  const found = spawnSync('systemd-analyze', ['verify', `docs/hosting/${unit}`], { encoding: 'utf8' });
  // Machines without systemd have nothing to verify it with.
  if (found.error) return;
  expect(found.stderr.split('\n').filter((line) => /builder\S*\.service/.test(line))).toEqual([]);
});

it('protects many sites on one machine as it protects one', () => {
  const [one = [], many = []] = UNITS.map((unit) =>
    read(unit)
      .replaceAll('%i', 'builder')
      .split('\n')
      .filter((line) => /^(?:Protect|Private|Restrict|No|Cap|Lock|System|Memory|UMask|ReadWrite)\w*=/.test(line)),
  );
  expect(one.length).toBeGreaterThan(10);
  expect(many).toEqual(one);
});

/** A proxy as the page configures it. */
interface Proxy {
  name: string;
  command: string;
  /**
   * Starts it with the documented file, changed only in what belongs to the machine.
   * @param certificates folder with a certificate and its key
   * @param target the builder's port
   */
  start: (command: string, certificates: string, target: number) => Promise<RunningHost>;
}

const PROXIES: (Omit<Proxy, 'command'> & { command: string | undefined })[] = [
  {
    name: 'nginx',
    command: findNginx(),
    start: startDocumentedNginx,
  },
  {
    name: 'Caddy',
    command: findCaddy(),
    start: (command, certificates, target) =>
      startCaddyProxy(command, (port) =>
        read('builder.Caddyfile')
          .replace(`${HOST} {`, `${HOST}:${port} {\n${ownCertificate(certificates)}\n  bind 127.0.0.1`)
          .replace('127.0.0.1:4180', `127.0.0.1:${target}`),
      ),
  },
];

const ownCertificate = (folder: string) => `  tls ${folder}/fullchain.pem ${folder}/privkey.pem`;

/** Those that the machine has. */
const installed = PROXIES.filter((proxy): proxy is Proxy => proxy.command !== undefined);

describe.each(installed)('behind $name with TLS, as the page says', ({ command, start }) => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  let certificate: Buffer;
  let builder: PeopleBuilder;
  let proxy: RunningHost;
  let origin = '';
  let link = '';

  beforeAll(async () => {
    certificate = createCertificate(folder, HOST);
    // The proxy is started first: its port is part of the builder's address.
    const target = await freePort();
    proxy = await start(command, folder, target);
    origin = `https://${HOST}:${proxy.port}`;
    builder = await openPeopleBuilder({ origin, port: target });
    link = builder.invite('Anna', 'owner');
  }, 120_000);

  afterAll(async () => {
    await proxy.stop();
    await builder.close();
    rmSync(folder, { recursive: true });
  });

  /** Asks by TLS, as the browser of a person does. */
  async function open(path: string, headers: Record<string, string> = {}, body?: object): Promise<IncomingMessage> {
    const own = { Host: `${HOST}:${proxy.port}`, ...(body && OF_PAGE()), ...headers };
    const asked = request({
      host: '127.0.0.1',
      port: proxy.port,
      servername: HOST,
      ca: certificate,
      path,
      method: body ? 'POST' : 'GET',
      headers: own,
    });
    asked.end(body && JSON.stringify(body));
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return response;
  }
  const OF_PAGE = () => ({ Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' });
  const read200 = async (path: string, headers: Record<string, string>, body?: object): Promise<unknown> => {
    const response = await open(path, headers, body);
    const answer = await text(response);
    expect([response.statusCode, answer.slice(0, 80)]).toEqual([200, expect.any(String)]);
    return JSON.parse(answer);
  };

  it('takes the first owner from the printed link to the site and its events', async () => {
    const [page, secret] = link.split('#');
    expect(page).toBe(`${origin}/_builder/invitation`);
    expect((await open('/_builder/api/site')).statusCode).toBe(401);
    const options = (await read200('/_builder/invitation/options', {}, { secret })) as { challenge: string };
    const answer = createSoftwarePasskey().create(options, { origin, host: HOST });
    const accepted = await open('/_builder/invitation/accept', {}, { answer });
    const [cookie = ''] = accepted.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-builder-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const signedIn = { Cookie: cookie.split(';')[0] ?? '' };
    expect((await open('/us/', signedIn)).statusCode).toBe(200);
    const fetched = await open('/_builder/', {
      ...signedIn,
      'Sec-Fetch-Dest': 'empty',
      'Sec-Fetch-Site': 'same-origin',
    });
    expect(fetched.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const token = /"builder-token" content="(\w+)"/.exec(await text(fetched))?.[1] ?? '';
    const site = await read200('/_builder/api/site', { ...signedIn, 'X-Builder-Token': token }, {});
    expect(site).toHaveProperty('regions');
    // The first bytes arrive at once: nothing between keeps them back.
    const events = await open('/_builder/events', signedIn);
    const [first] = (await once(events, 'data')) as [Buffer];
    expect(first.toString()).toContain('retry: 1000');
    events.destroy();
  });

  it('sends texts compressed, and by HTTP/2', async () => {
    const page = await open('/_builder/sign-in', { 'Accept-Encoding': 'gzip' });
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(await buffer(page)).toString()).toContain('<!DOCTYPE html>');
    const session = connect(`https://127.0.0.1:${proxy.port}`, { servername: HOST, ca: certificate });
    await once(session, 'connect');
    session.destroy();
  });

  it('counts tries by the address that the proxy sees, whatever a client says', async () => {
    let refused = 0;
    for (let number = 0; number < 110; number++) {
      const forged = { 'X-Forwarded-For': `198.51.100.${number}` };
      const { statusCode } = await open('/_builder/sign-in/recover', forged, { code: 'wrong' });
      if (statusCode === 429) refused += 1;
    }
    expect(refused).toBeGreaterThan(5);
  });
});
