import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import type { CallAnswers, CallInput, CallName } from '../../protocol/calls.ts';
import { texts } from '../../texts/texts.ts';
import { API_PATH, LANGUAGE_HEADER, TOKEN_HEADER } from '../../protocol/transport.ts';
import { lossWords, noteAnswer, noteDoubt, noteLoss } from './connection.ts';
import { IS_SIGNED_IN, renewShellToken, shellToken } from './shell-token.ts';

/** Largest body that browsers send on while a page is closed, in characters: 64 KiB in all, as UTF-8. */
const MAX_KEPT_ALIVE_LENGTH = 15_000;

/** Calls that change something: if their answer is lost, nobody knows whether it was done. */
const CHANGING: ReadonlySet<CallName> = new Set<CallName>([
  ...(['edit', 'markRead', 'settle', 'share', 'create', 'deletePage', 'removePicture', 'away'] as const),
  ...(['undo', 'redo', 'startHistory', 'revert', 'commit', 'push', 'pull', 'publish', 'makeLive'] as const),
]);

/** What a person is to know of an action whose answer was lost on its way (`unknown`), or that failed on the server. */
const { fate: FATES, refused } = texts.state;

/** Why the server didn't do what was asked. The message is for a person. */
export class ServerError extends Error {
  /** Why, in one sentence, without what became of the request. */
  readonly reason: string;
  /** Whether the same request may succeed later. */
  readonly isTemporary: boolean;
  /** Whether the session has ended. */
  readonly isSignedOut: boolean;

  constructor(reason: string, { isTemporary = false, isSignedOut = false, fate = '' } = {}) {
    super(`${reason} ${fate}`.trim());
    this.reason = reason;
    this.isTemporary = isTemporary;
    this.isSignedOut = isSignedOut;
  }
}

/** What is sent to the server. */
interface Request {
  path: string;
  body: BodyInit;
  contentType: string;
  /** Whether it changes something. */
  changes: boolean;
}

/**
 * Sends a request that carries the token, and repeats it with the new token if the server was started again. Throws a
 * `ServerError` if the server can't be reached or refuses.
 */
export async function send(request: Request, isRepeated = false): Promise<unknown> {
  const { path, body, contentType, changes } = request;
  if (IS_SIGNED_IN && !shellToken()) await canGoOn();
  const headers = {
    'Content-Type': contentType,
    [TOKEN_HEADER]: shellToken(),
    [LANGUAGE_HEADER]: interfaceLanguage(),
  };
  // Sent to its end also when the page is closed meanwhile.
  const keepalive = changes && typeof body === 'string' && body.length <= MAX_KEPT_ALIVE_LENGTH;
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, { method: 'POST', headers, body, keepalive });
    text = await response.text();
  } catch {
    throw new ServerError(lossWords(noteLoss()), { isTemporary: true, fate: changes ? FATES.unknown : '' });
  }
  noteAnswer();
  if (response.status === 403 && !isRepeated && (await canGoOn())) return send(request, true);
  if (response.ok) return parsed(response, text);
  const isDoubtful = changes && response.status >= 500 && response.status !== NOT_WRITTEN_STATUS;
  if (isDoubtful) noteDoubt();
  // With the right token, the server says why a person may not do something.
  if (response.status === 403 && !isRepeated) throw new ServerError(refused.restarted);
  throw refusalOf(response, text, isDoubtful ? FATES.doubtful : '');
}

/** Returns whether the server has started again and the page can go on with it. */
const canGoOn = (): Promise<boolean> => renewShellToken().catch(() => false);

/** The status with which the server says that the disk takes no file: nothing was changed. */
const NOT_WRITTEN_STATUS = 507;

/** Why a request was refused, in the server's own words where it has some. */
function refusalOf({ status, statusText, headers }: Response, text: string, fate: string): ServerError {
  const isSentence = headers.get('Content-Type')?.startsWith('text/plain') === true && text !== '';
  const reason = isSentence ? text : refused.failed(`${status} ${statusText}`.trim());
  return new ServerError(reason, { isTemporary: status >= 500, isSignedOut: status === 401, fate });
}

/** Reads JSON. Something between browser and server may answer with a page of its own. */
function parsed({ headers }: Response, text: string): unknown {
  const foreign = new ServerError(refused.foreign, { isTemporary: true });
  if (headers.get('Content-Type')?.startsWith('application/json') !== true) throw foreign;
  try {
    return JSON.parse(text);
  } catch {
    throw foreign;
  }
}

/** Calls the server; see `src/builder/protocol`. */
export async function call<K extends CallName>(name: K, input: CallInput<K>): Promise<CallAnswers[K]> {
  const sent = { path: API_PATH + name, body: JSON.stringify(input), contentType: 'application/json' };
  return (await send({ ...sent, changes: CHANGING.has(name) })) as CallAnswers[K]; // the server is of the same checkout
}
