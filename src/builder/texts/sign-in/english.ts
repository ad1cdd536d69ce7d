/** What the pages say on which people sign in, and why somebody is refused. */
export const englishSignIn = {
  signIn: {
    title: 'Sign in',
    lead: (site: string) => `Sign in to the builder at ${site}.`,
    button: 'Sign in with a passkey',
    lost: 'I lost my passkey',
    code: 'Recovery code',
    codeHint: 'One of the ten codes you got with your passkey. Each code works once.',
    useCode: 'Use the code',
  },
  invitation: {
    title: 'Invitation',
    welcome: (name: string) => `Welcome, ${name}`,
    lead: (site: string) =>
      `You sign in to ${site} with a passkey instead of a password: your fingerprint, your face, or this device’s PIN.`,
    button: 'Create a passkey',
    codes: 'Your recovery codes',
    codesLead:
      'Save these codes where you can find them without this device. If you lose the device, use one of them to create a new passkey. You won’t see them again.',
    copy: 'Copy codes',
    copied: 'Copied',
    open: 'Open the builder',
  },
  menu: {
    person: (name: string) => `Signed in as ${name}`,
    signOut: 'Sign out',
  },
  people: {
    title: 'People',
    list: 'People who can use the builder',
    name: 'Name',
    role: 'Role',
    roles: { owner: 'Owner', editor: 'Editor', contributor: 'Contributor' },
    roleHints: {
      owner: 'Edits and publishes. Manages people, the site’s address and its outside services.',
      editor: 'Edits and publishes.',
      contributor: 'Edits. An editor or owner publishes the changes.',
    },
    lastVisit: 'Last visit',
    never: 'Not yet',
    you: (name: string) => `${name} (you)`,
    actions: 'Actions',
    invite: 'Invite',
    createLink: 'Create link',
    link: 'Link',
    copyLink: 'Copy link',
    linkHint: 'Send this to the person you’re inviting. It works once and expires in an hour.',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    endSessions: 'End sessions',
    endSessionsOf: (name: string) => `End sessions for ${name}`,
    asksPasskey: 'You confirm each change with your passkey.',
    removed: (name: string) => `${name} can no longer sign in.`,
    ended: (name: string) => `${name} is signed out everywhere.`,
  },
  problems: {
    canceled: 'The passkey wasn’t used. Try again.',
    unsupported: 'This browser doesn’t support passkeys. Open this page in an up-to-date browser.',
    unreachable: 'The builder doesn’t answer. Check your connection and try again.',
  },
  refused: {
    passkey: 'This passkey doesn’t work here. Try another one, or ask an owner for a new invitation.',
    code: 'This code doesn’t work. Check what you typed, or try another code.',
    invitation: 'This link doesn’t work anymore. Ask the person who sent it for a new one.',
    tooMany: (minutes: number) =>
      minutes === 1
        ? 'Too many attempts. Wait a minute and try again.'
        : `Too many attempts. Wait ${minutes} minutes and try again.`,
    signedOut: 'You’re signed out. Reload this page to sign in: what you typed is kept.',
    lastOwner: 'This is the only owner. Invite another owner first.',
    ownerField: {
      message: 'Only an owner can change the site’s address and its outside services.',
      hint: 'Ask an owner to change it.',
    },
    role: (role: 'editor' | 'owner') => `Only ${role === 'owner' ? 'an owner' : 'an editor or an owner'} can do this.`,
  },
};
