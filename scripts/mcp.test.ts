// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readCases } from '../src/authoring/edit/__fixtures__/read-cases.ts';
import { toolFolder } from '../tools/tool-package.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const ROOT = join(import.meta.dirname, '..');

/** The SDK's own client, as far as it is used here; its package is installed at the first use of the server. */
interface Client {
  connect: (transport: unknown) => Promise<void>;
  listTools: () => Promise<{ tools: { name: string; inputSchema: { type: string } }[] }>;
  callTool: (
    call: { name: string; arguments: unknown },
    schema?: undefined,
    options?: { signal: AbortSignal },
  ) => Promise<{ content: { type: string; text: string }[]; isError?: boolean }>;
  close: () => Promise<void>;
}

let root: string;
let client: Client;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mcp-'));
  cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
  const frozen = join(ROOT, 'src/authoring/edit/__fixtures__/tasks');
  for (const [from, to] of [
    ['pricing', 'pricing'],
    ['home', 'pages/home'],
  ])
    cpSync(join(frozen, `${from}.yaml`), join(root, `content/${to}.yaml`));
  for (const name of ['public', 'src', 'scripts', 'node_modules', 'package.json', 'vite.config.ts', 'tsconfig.json'])
    symlinkSync(join(ROOT, name), join(root, name));
  const sdk = (path: string) =>
    import(pathToFileURL(join(toolFolder('mcp'), 'node_modules/@modelcontextprotocol/sdk/dist/esm/client', path)).href);
  const { Client: SdkClient } = (await sdk('index.js')) as { Client: new (info: object) => Client };
  const { StdioClientTransport } = (await sdk('stdio.js')) as { StdioClientTransport: new (server: object) => unknown };
  client = new SdkClient({ name: 'test', version: '1.0.0' });
  const args = ['--import', import.meta.resolve('tsx'), join(ROOT, 'scripts/mcp.ts')];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: root }));
});
afterAll(async () => {
  await client.close();
  rmSync(root, { recursive: true });
});

async function call(name: string, input: unknown): Promise<{ text: string; isError?: boolean }> {
  const { content, isError = false } = await client.callTool({ name, arguments: input });
  return { text: content.map(({ text }) => text).join(''), isError };
}

it('lists its tools with their schemas', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_pages',
    'list_section_types',
    'read_content',
    'read_schema',
    'search_content',
    'check_content',
    'render_page',
    'propose_edit',
    'apply_edit',
    'undo_edit',
  ]);
  expect(tools.every(({ inputSchema }) => inputSchema.type === 'object')).toBe(true);
});

it('renders the text of a page as visitors read it', async () => {
  const { text, isError } = await call('render_page', { address: '/us/' });
  expect({ isError, text }).toMatchObject({ isError: false });
  expect(text).toContain('I read the searches.');
  expect(text).not.toMatch(/<[a-z]+|\{[a-z]+[A-Z]?\w*\}/);
});

it('applies an edit and undoes it byte for byte', async () => {
  const read = () => readFileSync(join(root, 'content/pricing.yaml'), 'utf8');
  const before = read();
  const operations = [{ op: 'set', path: ['plans', 0, 'hours'], value: 61 }];
  const { text } = await call('apply_edit', { edits: [{ file: 'content/pricing.yaml', operations }] });
  expect(text).toContain('+    hours: 61 # a month');
  expect(read()).not.toBe(before);
  await call('undo_edit', {});
  expect(read()).toBe(before);
});

it('makes the edits of one block in their order', async () => {
  const file = 'content/pricing.yaml';
  const before = readFileSync(join(root, file), 'utf8');
  const set = (value: number) => ({ op: 'set', path: ['plans', 0, 'hours'], value });
  const move = (from: number, to: number) => ({ op: 'move', path: ['plans'], from, to });
  const calls = [set(71), move(0, 2), set(72), move(2, 0)].map((operation) =>
    call('apply_edit', { edits: [{ file, operations: [operation] }] }),
  );
  await Promise.all(calls);
  const hours = [...readFileSync(join(root, file), 'utf8').matchAll(/^ +hours: (\d+)/gm)].map(([, value]) => value);
  expect(hours).toEqual(['71', '72', '50']);
  for (const _call of calls) await call('undo_edit', {});
  expect(readFileSync(join(root, file), 'utf8')).toBe(before);
});

it('reports an unknown tool', async () => {
  expect(await call('run_shell', { command: 'ls' })).toEqual({ text: 'There is no tool "run_shell".', isError: true });
});

const EXAMPLES = readCases(join(ROOT, 'docs/assistants.md')).filter(({ blocks }) => blocks['call']);

it('finds examples in the documentation', () => {
  expect(EXAMPLES.length).toBeGreaterThan(2);
});

it.each(EXAMPLES.map(({ title, blocks }) => [title, blocks] as const))(
  'accepts the example "%s" from docs/assistants.md',
  async (_title, blocks) => {
    const [name = '', input = ''] = (blocks['call'] ?? '').split(/(?<=^\w+)\n/);
    const { text } = await call(name, JSON.parse(input));
    expect(text).toContain((blocks['answer'] ?? 'no answer is shown').trimEnd());
  },
);
