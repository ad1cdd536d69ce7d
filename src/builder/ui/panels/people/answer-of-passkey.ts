import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { CallInput } from '../../../protocol/calls.ts';
import { signInTexts } from '../../../texts/sign-in/sign-in-texts.ts';
import { call } from '../../state/api.ts';

/** Asks the person for their passkey once more. Throws what to tell them if it isn't used. */
export async function answerOfPasskey(): Promise<CallInput<'endSessions'>['answer']> {
  const { options } = await call('confirmation', {});
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON; // the server's library made them
  const answer = await startAuthentication({ optionsJSON }).catch(() => {
    throw new Error(signInTexts().problems.canceled);
  });
  return { ...answer, response: { ...answer.response } };
}
