import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { AssistantContext } from '../../src/authoring/assistant/assistant-tool.ts';
import { EDITING_TOOLS } from '../../src/authoring/assistant/editing-tools.ts';
import { READING_TOOLS } from '../../src/authoring/assistant/reading-tools.ts';
import { loadSectionDefinitions } from '../../src/content/validate/section-definitions.ts';
import { renderPageText } from './render-page-text.ts';

const TOOLS = [...READING_TOOLS, ...EDITING_TOOLS];

const root = process.cwd();
const context: AssistantContext = {
  root,
  sections: () => loadSectionDefinitions(root),
  renderPage: (path) => renderPageText(root, path),
};

const server = new Server(
  { name: 'page-builder', version: '0.1.0' },
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

server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
  const tool = TOOLS.find(({ name }) => name === params.name);
  const { text, isError = false } = tool
    ? await tool.run(context, params.arguments ?? {}).catch(asAnswer)
    : { text: `There is no tool "${params.name}".`, isError: true };
  return { content: [{ type: 'text', text }], isError };
});

/** Returns a sentence to the assistant for any failure. */
const asAnswer = (error: unknown) => ({
  text: `The tool could not be run: ${error instanceof Error ? error.message : String(error)}`,
  isError: true,
});

await server.connect(new StdioServerTransport());
