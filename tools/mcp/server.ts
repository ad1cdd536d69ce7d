import { readFileSync } from 'node:fs';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { createToolRunner, TOOLS } from '../../src/authoring/assistant/run-tool.ts';
import { loadModel } from '../../src/model/load-model.ts';
import { renderPageText } from './render-page-text.ts';

const root = process.cwd();
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const run = createToolRunner({
  root,
  model: () => loadModel(root),
  renderPage: (path) => renderPageText(root, path),
});

const server = new Server(
  { name: 'page-builder', version },
  {
    capabilities: { tools: {} },
    instructions:
      'Reads, checks and edits the content of this site. Propose an edit before you apply it, and show the diff to the person.',
  },
);

server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: TOOLS.map(({ name, description, input, writes = false }) => ({
    name,
    description,
    inputSchema: { ...z.toJSONSchema(input, { io: 'input' }), type: 'object' as const },
    annotations: { readOnlyHint: !writes, destructiveHint: false, openWorldHint: false },
  })),
}));

server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
  const { text, isError = false } = await run(params.name, params.arguments ?? {}, signal);
  return { content: [{ type: 'text', text }], isError };
});

await server.connect(new StdioServerTransport());
