/** Pages on which people sign in, and on which those who are invited create their passkey. */
export const SIGN_IN_PATH = '/_builder/sign-in';
export const INVITATION_PATH = '/_builder/invitation';

/** Page on which somebody creates a passkey on a further device. */
export const DEVICE_PATH = '/_builder/device';

/** Returns the link of an invitation to the builder at an address. Browsers send nothing of its secret to the server. */
export const invitationLink = (origin: string, secret: string): string => `${origin}${INVITATION_PATH}#${secret}`;

/** Returns the link that adds a device for the builder at an address. */
export const deviceLink = (origin: string, secret: string): string => `${origin}${DEVICE_PATH}#${secret}`;

/** Signs out: `POST`. */
export const SIGN_OUT_PATH = '/_builder/sign-out';

/** Query parameter of the page for signing in: the address that is opened then. */
export const NEXT_PARAMETER = 'next';
