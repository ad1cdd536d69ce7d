import { texts } from '../texts/texts.ts';
import { METHODS, type BuilderHandlers } from '../protocol/methods.ts';
import { wordsOfWriteError } from '../../authoring/content-edit/write-changes.ts';
import { CallError } from './call-error.ts';

/** The answer to a call: a status and JSON, or a sentence. */
export interface CallAnswer {
  status: number;
  body: unknown;
}

/** Runs a call whose body has arrived. Checks its input against the protocol. */
export async function answerCall(handlers: Partial<BuilderHandlers>, name: string, body: string): Promise<CallAnswer> {
  const method = Object.hasOwn(METHODS, name) ? METHODS[name as keyof typeof METHODS] : undefined;
  const handler = handlers[name as keyof BuilderHandlers] as ((input: unknown) => unknown) | undefined;
  if (!method || !handler) return { status: 404, body: texts.server.requests.unknownCall(name) };
  let input: unknown;
  try {
    input = JSON.parse(body);
  } catch {
    return { status: 400, body: texts.server.requests.notJson };
  }
  const parsed = method.input.safeParse(input);
  if (!parsed.success)
    return {
      status: 400,
      body: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    };
  try {
    return { status: 200, body: await handler(parsed.data) };
  } catch (error) {
    if (error instanceof CallError) return { status: 422, body: error.message };
    const refusal = wordsOfWriteError(error);
    if (refusal) return { status: 507, body: refusal.join(' ') };
    throw error;
  }
}
