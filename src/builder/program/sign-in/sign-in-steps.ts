import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { z } from 'zod';
import { findDeviceLink, type DeviceLink } from '../../people/device-links.ts';
import type { DeviceName } from '../../people/device-name.ts';
import { findInvitation, inviteAgain } from '../../people/invitations.ts';
import type { PasskeyUse } from '../../people/passkey-store.ts';
import { takeRecoveryCode } from '../../people/recovery-codes.ts';
import { SIGN_IN_INPUTS, type SignInStep } from '../../protocol/sign-in-inputs.ts';
import { signInTexts } from '../../texts/sign-in/sign-in-texts.ts';
import type { PeopleAccess, Visitor } from './people-access.ts';

/** What becomes of a step: an answer, somebody who has signed in, or a sentence. */
export type StepOutcome = { answer: object; signedIn?: PasskeyUse } | { refusal: string };

/** Who takes a step, and where. */
interface StepContext extends PeopleAccess {
  /** Who is signed in already in this browser. */
  visitor: Visitor | undefined;
  device: DeviceName;
}

type Input<K extends SignInStep> = z.output<(typeof SIGN_IN_INPUTS)[K]>;

type Steps = { [K in SignInStep]: (context: StepContext, input: Input<K>) => StepOutcome | Promise<StepOutcome> };

/** What the server does for each step of signing in. No answer says who is known. */
const STEPS: Steps = {
  'sign-in/options': async ({ passkeys }) => ({ answer: await passkeys.signInOptions() }),
  async 'sign-in/finish'({ passkeys }, { answer }) {
    const signedIn = await passkeys.signIn(answer as unknown as AuthenticationResponseJSON); // the library checks it
    return signedIn ? { answer: {}, signedIn } : { refusal: signInTexts().refused.passkey };
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
  async 'invitation/accept'({ passkeys, device }, { answer }) {
    const created = await passkeys.accept(answer as unknown as RegistrationResponseJSON, device); // the library checks it
    return created ? { answer: { codes: created.codes }, signedIn: created } : goneInvitation();
  },
  'device/open': (context, { secret }) =>
    withLink(context, secret, ({ person }) => ({ welcome: signInTexts().device.welcome(person.name) })),
  'device/options': (context, { secret }) => withLink(context, secret, (link) => context.passkeys.deviceOptions(link)),
  async 'device/accept'({ passkeys, device, visitor }, { answer }) {
    const mayBe = (person: string) => visitor === undefined || visitor.person.id === person;
    const added = await passkeys.addDevice(answer as unknown as RegistrationResponseJSON, device, mayBe); // the library checks it
    return added ? { answer: {}, signedIn: added } : { refusal: signInTexts().refused.device };
  },
};

/**
 * Answers with what a link that adds a device leads to. A browser in which somebody else is signed in isn't their device: it would go on as
 * another person than the one who looks at it.
 */
async function withLink(
  { database, visitor }: StepContext,
  secret: string,
  run: (link: DeviceLink) => object | Promise<object>,
): Promise<StepOutcome> {
  const link = findDeviceLink(database, secret);
  if (!link) return { refusal: signInTexts().refused.device };
  if (visitor && visitor.person.id !== link.person.id)
    return { refusal: signInTexts().refused.deviceOfOther(visitor.person.name) };
  return { answer: await run(link) };
}

const goneInvitation = (): StepOutcome => ({ refusal: signInTexts().refused.invitation });

/** Takes a step with what a browser has sent. Anything else than its input is refused like something that's wrong. */
export async function takeStep(context: StepContext, step: SignInStep, sent: unknown): Promise<StepOutcome> {
  const parsed = SIGN_IN_INPUTS[step].safeParse(sent);
  if (!parsed.success) return { refusal: refusalOfStep(step) };
  const run = STEPS[step] as (context: StepContext, input: unknown) => StepOutcome | Promise<StepOutcome>; // its own input
  return run(context, parsed.data);
}

function refusalOfStep(step: SignInStep): string {
  const { passkey, invitation, device } = signInTexts().refused;
  if (step.startsWith('sign-in')) return passkey;
  return step.startsWith('device') ? device : invitation;
}
