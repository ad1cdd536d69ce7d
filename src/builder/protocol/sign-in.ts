/** Pages on which people sign in, and where those who are invited create their passkey: the link's secret follows `#`. */
export const SIGN_IN_PATH = '/_builder/sign-in';
export const INVITATION_PATH = '/_builder/invitation';

/** Signs out: `POST`. */
export const SIGN_OUT_PATH = '/_builder/sign-out';

/** Query parameter of the page for signing in: the address that is opened then. */
export const NEXT_PARAMETER = 'next';
