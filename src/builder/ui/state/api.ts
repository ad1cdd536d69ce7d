import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import type { CallAnswers, CallInput, CallName } from '../../protocol/calls.ts';
import { texts } from '../../texts/texts.ts';
import { API_PATH, isAwayStatus, LANGUAGE_HEADER, TOKEN_HEADER } from '../../protocol/transport.ts';
import { lossWords, noteAnswer, noteDoubt, noteLoss } from './connection.ts';
import { IS_SIGNED_IN, renewShellToken, shellToken } from './shell-token.ts';
import { standIn } from './stand-in.ts';

/** Largest body that browsers send on while a page is closed, in characters: 64 KiB in all, as UTF-8. */
const MAX_KEPT_ALIVE_LENGTH = 15_000;

/** Calls that change something: if their answer is lost, nobody knows whether it was done. */
const CHANGING: ReadonlySet<CallName> = new Set<CallName>([
  ...(['edit', 'editAll', 'markRead', 'settle', 'share', 'create', 'deletePage', 'removePicture', 'away'] as const),
  ...(['undo', 'redo', 'startHistory', 'revert', 'commit', 'push', 'pull', 'publish', 'makeLive'] as const),
]);

/** What a person is to know of an action whose answer was lost on its way (`unknown`), or that failed on the server. */
const { fate: FATES, refused } = texts.state;

/** Why the server didn't do what was asked. The message is for a person. */
export class ServerError extends Error {
  /** Why, in one sentence, without what became of the request. */
  readonly reason: string;
  /** Whether the same request may succeed later: once the server works again, or the person is signed in. */
  readonly isTemporary: boolean;
  /** Whether the session has ended. */
  readonly isSignedOut: boolean;
  /** Whether the server wasn't reached, or its answer was lost. */
  readonly isLoss: boolean;
  /** Whether the server may have done what was asked: the answer was lost, as far as that's known. */
  readonly mayBeMade: boolean;

  constructor(
    reason: string,
    { isTemporary = false, isSignedOut = false, isLoss = false, mayBeMade = false, fate = '' } = {},
  ) {
    super(`${reason} ${fate}`.trim());
    this.reason = reason;
    this.isTemporary = isTemporary;
    this.isSignedOut = isSignedOut;
    this.isLoss = isLoss;
    this.mayBeMade = mayBeMade;
  }
}

/** What is sent to the server. */
interface Request {
  path: string;
  body: BodyInit;
  contentType: string;
  /** Whether it changes something. */
  changes: boolean;
  /** Time after which the answer counts as lost, in milliseconds. Default: as long as the browser waits. */
  timeoutMs?: number | undefined;
}

/**
 * Sends a request that carries the token, and repeats it with the new token if the server was started again. Throws a
 * `ServerError` if the server can't be reached or refuses.
 */
export async function send(request: Request, isRepeated = false): Promise<unknown> {
  const { path, body, contentType, changes, timeoutMs } = request;
  if (IS_SIGNED_IN && !shellToken()) await canGoOn();
  const headers = {
    'Content-Type': contentType,
    [TOKEN_HEADER]: shellToken(),
    [LANGUAGE_HEADER]: interfaceLanguage(),
  };
  // Sent to its end also when the page is closed meanwhile.
  const keepalive = changes && typeof body === 'string' && body.length <= MAX_KEPT_ALIVE_LENGTH;
  const isAway = !navigator.onLine;
  const sentAtMs = performance.now();
  const signal = timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs);
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, { method: 'POST', headers, body, keepalive, signal });
    text = await response.text();
  } catch {
    throw lossOf(changes, isAway);
  }
  if (isAwayStatus(response.status)) throw lossOf(changes, false);
  noteAnswer(sentAtMs);
  if (response.status === 403 && !isRepeated && (await canGoOn())) return send(request, true);
  if (response.ok) return parsed(response, text);
  const isDoubtful = changes && response.status >= 500 && response.status !== NOT_WRITTEN_STATUS;
  if (isDoubtful) noteDoubt();
  // With the right token, the server says why a person may not do something.
  if (response.status === 403 && !isRepeated) throw new ServerError(refused.restarted);
  throw refusalOf(response, text, isDoubtful ? FATES.doubtful : '');
}

/** @param isAway whether the request can't have been sent */
function lossOf(changes: boolean, isAway: boolean): ServerError {
  const fate = isAway ? FATES.needsConnection : FATES.unknown;
  return new ServerError(lossWords(noteLoss()), {
    isTemporary: true,
    isLoss: true,
    mayBeMade: changes && !isAway,
    fate: changes ? fate : '',
  });
}

/** Returns whether the server has started again and the page can go on with it. */
const canGoOn = (): Promise<boolean> => renewShellToken().catch(() => false);

/** The status with which the server says that the disk takes no file: nothing was changed. */
const NOT_WRITTEN_STATUS = 507;

/** Why a request was refused, in the server's own words where it has some. */
function refusalOf({ status, statusText, headers }: Response, text: string, fate: string): ServerError {
  const isSentence = headers.get('Content-Type')?.startsWith('text/plain') === true && text !== '';
  const reason = isSentence ? text : refused.failed(`${status} ${statusText}`.trim());
  const isSignedOut = status === 401;
  return new ServerError(reason, { isTemporary: isSignedOut || status >= 500, isSignedOut, fate });
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

/** Longest wait for the answer to an edit where a lost one can be sent again, in milliseconds. */
const EDIT_TIMEOUT_MS = 60_000;

/** Calls the server, whatever is kept in the browser; see `src/builder/protocol`. */
export async function callServer<K extends CallName>(name: K, input: CallInput<K>): Promise<CallAnswers[K]> {
  const sent = { path: API_PATH + name, body: JSON.stringify(input), contentType: 'application/json' };
  const timeoutMs = name === 'edit' && standIn.current ? EDIT_TIMEOUT_MS : undefined;
  return (await send({ ...sent, changes: CHANGING.has(name), timeoutMs })) as CallAnswers[K]; // the server is of the same checkout
}

/** Calls the server. While it can't be reached, the browser itself answers what it can. */
export async function call<K extends CallName>(name: K, input: CallInput<K>): Promise<CallAnswers[K]> {
  const early = await standIn.current?.before(name, input);
  if (early) return early.answer;
  try {
    const answer = await callServer(name, input);
    standIn.current?.note(name, input, answer);
    return answer;
  } catch (error) {
    const loss = error instanceof ServerError && error.isLoss ? error : undefined;
    const other = loss && (await standIn.current?.instead(name, input, loss.mayBeMade));
    if (other) return other.answer;
    throw error;
  }
}
