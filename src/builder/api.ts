import { METHODS } from '../editing-protocol/builder/methods.ts';
import { API_PATH, TOKEN_HEADER } from '../editing-protocol/builder/method.ts';

type Methods = typeof METHODS;
type Name = keyof Methods;
type Input<K extends Name> = Methods[K]['input'] extends { _input: infer I } ? I : never;
type Output<K extends Name> = Methods[K]['output'] extends { _output: infer O } ? O : never;

/** The server wrote its token into the page. */
const token = document.querySelector<HTMLMetaElement>('meta[name="builder-token"]')?.content ?? '';

/** Why the server didn't answer. The message is for a person. */
export class ServerError extends Error {}

/** Sends a request that carries the token. Throws a `ServerError` if the server can't be reached or refuses. */
export async function send(path: string, body: BodyInit, contentType: string): Promise<unknown> {
  const headers = { 'Content-Type': contentType, [TOKEN_HEADER]: token };
  let response: Response;
  try {
    response = await fetch(path, { method: 'POST', headers, body });
  } catch {
    throw new ServerError(
      "The development server doesn't answer. Start it with “npm run dev”: what isn't saved yet is kept until then.",
    );
  }
  if (response.status === 403) throw new ServerError('The development server was restarted. Reload this page.');
  if (!response.ok) throw new ServerError((await response.text()) || response.statusText);
  return response.json();
}

/** Calls the server; see `src/editing-protocol/builder`. */
export async function call<K extends Name>(name: K, input: Input<K>): Promise<Output<K>> {
  const answer = await send(API_PATH + name, JSON.stringify(input), 'application/json');
  return METHODS[name].output.parse(answer) as Output<K>;
}
