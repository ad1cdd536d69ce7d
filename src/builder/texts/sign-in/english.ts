/** What the pages say on which people sign in, and why somebody is refused. */
export const englishSignIn = {
  signIn: {
    title: 'Sign in',
    lead: (site: string) => `Sign in to edit ${site}.`,
    button: 'Sign in with a passkey',
    lost: 'I lost my passkey',
    code: 'Recovery code',
    codeHint: 'One of the ten codes that you got with your passkey. Each works once.',
    useCode: 'Use the code',
  },
  invitation: {
    title: 'Invitation',
    welcome: (name: string) => `Welcome, ${name}`,
    lead: (site: string) =>
      `You sign in to ${site} with a passkey: your fingerprint, your face or the PIN of this device. There is no password.`,
    button: 'Create a passkey',
    codes: 'Your recovery codes',
    codesLead:
      'Keep these codes where you find them without this device. If you lose it, each of them lets you in once. They are shown only now.',
    copy: 'Copy the codes',
    copied: 'Copied',
    open: 'Open the builder',
  },
  menu: {
    person: (name: string) => `Signed in as ${name}`,
    signOut: 'Sign out',
  },
  people: {
    title: 'People',
    list: 'People who may use the builder',
    name: 'Name',
    role: 'Role',
    roles: { owner: 'Owner', editor: 'Editor', contributor: 'Contributor' },
    roleHints: {
      owner: 'Edits, publishes, and decides about people and the address of the site.',
      editor: 'Edits and publishes.',
      contributor: 'Edits. An editor or owner publishes it.',
    },
    lastVisit: 'Last visit',
    never: 'Not yet',
    you: (name: string) => `${name} (you)`,
    actions: 'Actions',
    invite: 'Invite',
    createLink: 'Create link',
    link: 'Link',
    copyLink: 'Copy the link',
    linkHint: 'Send it to this person. It works once, for an hour.',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    endSessions: 'End sessions',
    endSessionsOf: (name: string) => `End sessions of ${name}`,
    asksPasskey: 'Each change asks for your passkey.',
    removed: (name: string) => `${name} can no longer sign in.`,
    ended: (name: string) => `${name} is signed out everywhere.`,
  },
  problems: {
    canceled: 'The passkey was not used. Try again.',
    unsupported: 'This browser has no passkeys. Open this page in a current browser.',
    unreachable: 'The builder does not answer. Check your connection and try again.',
  },
  refused: {
    passkey: 'This passkey does not work here. Try another one, or ask an owner for a new invitation.',
    code: 'This code does not work. Check what you typed, or try the next one.',
    invitation: 'This link does not work any more. Ask the person who sent it for a new one.',
    tooMany: (minutes: number) =>
      minutes === 1
        ? 'Too many tries. Wait a minute and try again.'
        : `Too many tries. Wait ${minutes} minutes and try again.`,
    signedOut: 'You are signed out. Reload this page to sign in: what you typed is kept.',
    lastOwner: 'This is the only owner. Invite another one first.',
    ownerField: {
      message: 'Only an owner can change the address of the site and its outside services.',
      hint: 'Ask an owner to change it.',
    },
    role: (role: 'editor' | 'owner') => `Only ${role === 'owner' ? 'an owner' : 'an editor or an owner'} can do this.`,
  },
};
