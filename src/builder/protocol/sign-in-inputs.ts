import { z } from 'zod';

/** Longest code or secret that is looked at, in UTF-16 code units. */
const MAX_SECRET_LENGTH = 200;

const secret = z.string().max(MAX_SECRET_LENGTH);

/** The answer of a passkey, whose parts the library checks. */
export const passkeyAnswer = z.looseObject({ id: z.string(), response: z.looseObject({ clientDataJSON: z.string() }) });

/** What browsers send to sign in. The server checks it. */
export const SIGN_IN_INPUTS = {
  /** Asks what a passkey has to sign. */
  'sign-in/options': z.strictObject({}),
  'sign-in/finish': z.strictObject({ answer: passkeyAnswer }),
  /** Turns a recovery code into an invitation. */
  'sign-in/recover': z.strictObject({ code: secret }),
  /** Looks at an invitation, without using it. */
  'invitation/open': z.strictObject({ secret }),
  'invitation/options': z.strictObject({ secret }),
  'invitation/accept': z.strictObject({ answer: passkeyAnswer }),
  /** Looks at a link that adds a device, without using it. */
  'device/open': z.strictObject({ secret }),
  'device/options': z.strictObject({ secret }),
  'device/accept': z.strictObject({ answer: passkeyAnswer }),
} as const;

/** The name of a step of signing in; its address is `/_builder/` and the name. */
export type SignInStep = keyof typeof SIGN_IN_INPUTS;
