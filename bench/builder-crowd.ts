import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallAnswers, CallInput, CallName } from '../src/builder/protocol/calls.ts';
import { API_PATH, TOKEN_HEADER } from '../src/builder/protocol/transport.ts';
import { addSession, type PeopleBuilder } from '../tests/support/people-builder.ts';
import { memoryOf } from './process-memory.ts';

/** The pages on which somebody types, one for each person. */
const PAGES = ['home', 'articles', 'case-studies', 'terms-of-service'].map((name) => `content/pages/${name}.yaml`);

/** Time between two edits of somebody who types, in milliseconds. */
const EDIT_INTERVAL_MS = 500;

/** Time between two looks at the memory or at a publication, in milliseconds. */
const LOOK_INTERVAL_MS = 100;

/** Asks a builder behind a proxy with TLS, as browsers of people do. */
interface Client {
  host: string;
  /** Opens an address for somebody. */
  open: (path: string, person: Person, body?: object) => Promise<NodeJS.ReadableStream>;
  close: () => void;
}

/** Somebody who is signed in. */
interface Person {
  cookie: string;
  /** Of the builder's page; '' until it was read. */
  token: string;
}

/** Creates a client for a proxy. */
export function createClient({
  host,
  proxy,
  certificate,
}: {
  host: string;
  proxy: { port: number };
  certificate: Buffer;
}): Client {
  const agent = new Agent({ keepAlive: true });
  return {
    host,
    open: (path, { cookie, token }, body) =>
      new Promise((resolve, reject) => {
        const asked = request(
          {
            host: '127.0.0.1',
            port: proxy.port,
            servername: host,
            ca: certificate,
            agent,
            path,
            method: body ? 'POST' : 'GET',
            headers: {
              Host: host,
              Cookie: cookie,
              Origin: `https://${host}`,
              'Sec-Fetch-Site': 'same-origin',
              'Sec-Fetch-Dest': 'empty',
              ...(body && { 'Content-Type': 'application/json', [TOKEN_HEADER]: token }),
            },
          },
          resolve,
        );
        asked.on('error', reject);
        asked.end(body && JSON.stringify(body));
      }),
    close: () => agent.destroy(),
  };
}

async function signIn({ open }: Client, builder: PeopleBuilder, name: string): Promise<Person> {
  const { name: key, value } = addSession(builder, name, 'owner');
  const cookie = `${key}=${value}`;
  const shell = await text(await open('/_builder/', { cookie, token: '' }));
  return { cookie, token: /"builder-token" content="(\w+)"/.exec(shell)?.[1] ?? '' };
}

async function ask<Name extends CallName>(
  { open }: Client,
  person: Person,
  name: Name,
  input: CallInput<Name>,
): Promise<CallAnswers[Name]> {
  const answer = await text(await open(`${API_PATH}${name}`, person, input));
  return JSON.parse(answer) as CallAnswers[Name]; // the builder's own answer
}

/**
 * Lets people have the builder open, and some of them type, each on a page of their own.
 * @returns what ends that
 */
export async function openCrowd(
  client: Client,
  builder: PeopleBuilder,
  { present, typing }: { present: number; typing: number },
): Promise<{ close: () => Promise<void> }> {
  const people: Person[] = [];
  for (let index = 0; index < present; index += 1) people.push(await signIn(client, builder, `Person ${index}`));
  const streams = await Promise.all(people.map((person) => client.open('/_builder/events', person)));
  for (const stream of streams) stream.on('error', () => undefined).resume();
  const end = new AbortController();
  const typists = people.slice(0, typing).map(async (person, index) => {
    const file = PAGES[index] ?? '';
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      const operations = [{ op: 'set' as const, path: ['name', 'en'], value: `Name ${'x'.repeat(turn % 20)}` }];
      const request = { edits: [{ file, operations }] };
      const sent = { request, label: 'Name', hashes: {}, guards: [], mergeKey: file };
      const { ok, problems } = await ask(client, person, 'edit', sent);
      if (!ok) throw new Error(problems.map(({ message }) => message).join(' '));
      await sleep(EDIT_INTERVAL_MS);
    }
  });
  return {
    async close() {
      end.abort();
      await Promise.all(typists);
      client.close();
    },
  };
}

/** Publishes in the builder. Returns the largest memory of its processes meanwhile, in MB. Throws if it fails. */
export async function memoryWhilePublishing(client: Client, builder: PeopleBuilder): Promise<number> {
  writeFileSync(
    join(builder.root, '.gitignore'),
    'node_modules\n.build/\n.builder/\n.local/\nschemas/\n*.generated.d.ts\n',
  );
  builder.git('add', '--all', '--', '.gitignore', 'src', 'ssg', 'vite', 'scripts', 'gallery');
  builder.git('add', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json');
  builder.git('commit', '--quiet', '--message=Code', '--', '.gitignore', 'src', 'ssg', 'vite', 'scripts', 'gallery');
  builder.git('commit', '--quiet', '--message=Packages');
  const person = await signIn(client, builder, 'Publisher');
  const { draft, things } = await ask(client, person, 'unpublished', {});
  await ask(client, person, 'publish', { draft, things: things.map(({ id }) => id) });
  let largest = 0;
  for (;;) {
    largest = Math.max(largest, memoryOf(builder.pid()));
    const publication = await ask(client, person, 'publication', {});
    if (publication.state === 'failed') throw new Error(`${publication.message} ${publication.details}`);
    if (publication.state === 'live') return largest;
    await sleep(LOOK_INTERVAL_MS);
  }
}
