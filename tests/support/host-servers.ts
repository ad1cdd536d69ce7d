import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findCaddy, findNginx } from '../../tools/install-host-servers.ts';
import { serveDist } from '../../src/hosting/serve-dist.ts';
import { freePort } from './free-port.ts';

/** A server that serves the built site. */
export interface RunningHost {
  port: number;
  stop: () => Promise<void>;
}

/** A way to serve the built site, by name. */
export interface Host {
  name: string;
  start: () => Promise<RunningHost>;
}

/**
 * The preview server, and each installed web server with the configuration that the build wrote for it.
 * @param root the project folder, which contains `dist/`
 */
export function hostServers(root = process.cwd()): Host[] {
  const dist = resolve(root, 'dist');
  const nginx = findNginx();
  const caddy = findCaddy();
  return [
    { name: 'preview', start: () => startPreview(root) },
    ...(nginx ? [{ name: 'nginx', start: () => startNginx(nginx, dist) }] : []),
    ...(caddy ? [{ name: 'caddy', start: () => startCaddy(caddy, dist) }] : []),
  ];
}

/** A web server that shows what a publication has brought to it, by name. */
export interface TargetServer {
  name: string;
  /** Starts it for a folder, which may be filled later. */
  startFor: (root: string) => Promise<RunningHost>;
}

/** The installed web servers, with the configuration that the build wrote for each. */
export function targetServers(): TargetServer[] {
  const [nginx, caddy] = [findNginx(), findCaddy()];
  return [
    ...(nginx ? [{ name: 'nginx', startFor: (root: string) => startNginxHost(nginx, 'dist/nginx.conf', root) }] : []),
    ...(caddy ? [{ name: 'Caddy', startFor: (root: string) => startCaddyHost(caddy, 'dist/Caddyfile', root) }] : []),
  ];
}

async function startPreview(root: string): Promise<RunningHost> {
  const server = await serveDist(root, 0);
  const stop = () => new Promise<void>((done) => void server.close(() => done()));
  return { port: (server.address() as AddressInfo).port, stop }; // a server on a port has an address with a port
}

const startNginx = (command: string, dist: string): Promise<RunningHost> =>
  startNginxHost(command, join(dist, 'nginx.conf'), dist);

/**
 * Starts nginx with the generated file, of which the three machine-specific lines are changed, as its header says.
 * @param generated the file
 * @param root the folder of the pages; it may be filled later
 */
export function startNginxHost(command: string, generated: string, root: string): Promise<RunningHost> {
  return start((folder, port) => {
    const changes = [
      ['listen 8080;', `listen 127.0.0.1:${port};`],
      ['root .;', `root ${root};`],
      ['http {', ['http {', 'access_log off;', ...temporaryPaths(folder)].join('\n')],
    ] as const;
    const config = changes.reduce(
      (text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`nginx.conf has no "${from}".`);
        return text.replace(from, () => to);
      },
      readFileSync(generated, 'utf8'),
    );
    return spawnNginx(command, folder, config);
  });
}

/**
 * Starts nginx as a proxy.
 * @param serversAt returns its servers for a port
 */
export const startNginxProxy = (command: string, serversAt: (port: number) => string): Promise<RunningHost> =>
  start((folder, port) => {
    const config = ['events {}', 'http {', 'access_log off;', ...temporaryPaths(folder), serversAt(port), '}'];
    return spawnNginx(command, folder, config.join('\n'));
  });

/**
 * Starts nginx for a builder as `docs/hosting/builder.nginx.conf` configures it, changed only in what belongs to the machine.
 * @param certificates folder with a certificate for `edit.example.com` and its key
 * @param target the builder's port
 */
export async function startDocumentedNginx(
  command: string,
  certificates: string,
  target: number,
): Promise<RunningHost> {
  const plain = await freePort();
  return startNginxProxy(command, (port) =>
    readFileSync('docs/hosting/builder.nginx.conf', 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
      .replaceAll('/etc/letsencrypt/live/edit.example.com', certificates)
      .replace('127.0.0.1:4180', `127.0.0.1:${target}`),
  );
}

/**
 * Starts Caddy as a proxy.
 * @param sitesAt returns its sites for a port
 */
export const startCaddyProxy = (command: string, sitesAt: (port: number) => string): Promise<RunningHost> =>
  start((folder, port) => {
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n  admin off\n  auto_https disable_redirects\n}\n${sitesAt(port)}`);
    return spawn(command, ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: { HOME: folder },
    });
  });

function spawnNginx(command: string, folder: string, config: string): ChildProcess {
  writeFileSync(join(folder, 'nginx.conf'), config);
  // A master process run by root would start workers as a user who may not be allowed to read this folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const own = `${user}daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;`;
  return spawn(command, ['-p', `${folder}/`, '-c', join(folder, 'nginx.conf'), '-g', own], { stdio: 'inherit' });
}

const temporaryPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);

const startCaddy = (command: string, dist: string): Promise<RunningHost> =>
  startCaddyHost(command, join(dist, 'Caddyfile'), dist);

/**
 * Starts Caddy with the generated file.
 * @param generated the file
 * @param root the folder of the pages; it may be filled later
 */
const startCaddyHost = (command: string, generated: string, root: string): Promise<RunningHost> =>
  start((folder, port) =>
    spawn(command, ['run', '--config', resolve(generated), '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: {
        HOME: folder,
        SITE_ADDRESS: `http://127.0.0.1:${port}`,
        SITE_ROOT: root,
        CADDY_ADMIN: `unix/${folder}/admin`,
      },
    }),
  );

/** Starts a server on a free port in its own folder, and waits until it answers. */
async function start(run: (folder: string, port: number) => ChildProcess): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const port = await freePort();
  const server = run(folder, port);
  const ended = new Promise<void>((done) => void server.once('exit', () => done()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await answers(port)) return { port, stop };
    if (server.exitCode !== null) break;
  }
  await stop();
  throw new Error('The server did not start.');
}

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => setTimeout(done, 50, false));
  });
