import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { z } from 'zod';
import { findInvitation, inviteAgain } from '../../people/invitations.ts';
import { takeRecoveryCode } from '../../people/recovery-codes.ts';
import { SIGN_IN_INPUTS, type SignInStep } from '../../protocol/sign-in-inputs.ts';
import { signInTexts } from '../../texts/sign-in/sign-in-texts.ts';
import type { PeopleAccess } from './people-access.ts';

/** What becomes of a step: an answer, somebody who has signed in, or a sentence. */
export type StepOutcome = { answer: object; signedIn?: string } | { refusal: string };

type Input<K extends SignInStep> = z.output<(typeof SIGN_IN_INPUTS)[K]>;

type Steps = { [K in SignInStep]: (access: PeopleAccess, input: Input<K>) => StepOutcome | Promise<StepOutcome> };

/** What the server does for each step of signing in. No answer says who is known. */
const STEPS: Steps = {
  'sign-in/options': async ({ passkeys }) => ({ answer: await passkeys.signInOptions() }),
  async 'sign-in/finish'({ passkeys }, { answer }) {
    const person = await passkeys.signIn(answer as unknown as AuthenticationResponseJSON); // the library checks it
    return person === undefined ? { refusal: signInTexts().refused.passkey } : { answer: {}, signedIn: person };
  },
  'sign-in/recover'({ database }, { code }) {
    const person = takeRecoveryCode(database, code);
    return person ? { answer: { secret: inviteAgain(database, person) } } : { refusal: signInTexts().refused.code };
  },
  'invitation/open'({ database }, { secret }) {
    const found = findInvitation(database, secret);
    return found ? { answer: { welcome: signInTexts().invitation.welcome(found.name) } } : goneInvitation();
  },
  async 'invitation/options'({ database, passkeys }, { secret }) {
    const found = findInvitation(database, secret);
    return found ? { answer: await passkeys.creationOptions(found) } : goneInvitation();
  },
  async 'invitation/accept'({ passkeys }, { answer }) {
    const created = await passkeys.accept(answer as unknown as RegistrationResponseJSON); // the library checks it
    return created ? { answer: { codes: created.codes }, signedIn: created.person } : goneInvitation();
  },
};

const goneInvitation = (): StepOutcome => ({ refusal: signInTexts().refused.invitation });

/** Takes a step with what a browser has sent. Anything else than its input is refused like something that's wrong. */
export async function takeStep(access: PeopleAccess, step: SignInStep, sent: unknown): Promise<StepOutcome> {
  const parsed = SIGN_IN_INPUTS[step].safeParse(sent);
  if (!parsed.success)
    return { refusal: step.startsWith('sign-in') ? signInTexts().refused.passkey : signInTexts().refused.invitation };
  const run = STEPS[step] as (access: PeopleAccess, input: unknown) => StepOutcome | Promise<StepOutcome>; // its own input
  return run(access, parsed.data);
}
