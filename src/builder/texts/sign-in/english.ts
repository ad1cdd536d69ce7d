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
  /** The page of a link that adds a device. */
  device: {
    title: 'Add this device',
    welcome: (name: string) => `Add this device, ${name}`,
    lead: (site: string) =>
      `Create a passkey here, and you can sign in to ${site} from this device, too: with your fingerprint, your face, or the device’s PIN.`,
    button: 'Create a passkey',
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
    email: 'Email',
    emailHint: 'The builder sends the link there. Leave this empty to send the link yourself.',
    send: 'Send invitation',
    sent: (email: string) =>
      `The invitation is on its way to ${email}. The link in it works once and expires in an hour.`,
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
  /** Invitations by email, and why one wasn't sent. */
  mail: {
    subject: ({ from, host }: { from: string; host: string }) => `${from} invites you to edit ${host}`,
    text: ({ name, from, host, link }: { name: string; from: string; host: string; link: string }) =>
      `Hello ${name},

${from} invites you to edit the website in the builder at ${host}.
Open this link on the device on which you want to work, and create a passkey there:

${link}

The link works once and expires in an hour. If you don’t know ${from}, ignore this message.
`,
    notSetUp: 'The invitation wasn’t sent: no mail server is set up. Send the link yourself.',
    /** Each is followed by what to do. */
    failed: {
      unreachable: 'The invitation wasn’t sent: the mail server doesn’t answer.',
      encryption:
        'The invitation wasn’t sent: the mail server has no secure connection, or its certificate isn’t valid.',
      login: 'The invitation wasn’t sent: the mail server refuses the builder’s name or password.',
      recipient: (email: string) => `The invitation wasn’t sent: the mail server refuses the address ${email}.`,
      refused: 'The invitation wasn’t sent: the mail server refuses it.',
    },
    sendYourself: 'Send the link yourself.',
  },
  /** The panel in which people see and end their own access. */
  devices: {
    title: 'Your devices',
    loading: 'Loading your devices',
    sessions: 'Where you’re signed in',
    /** Names of browser and system, such as `Safari` and `iPhone`. */
    device: ({ browser, system }: { browser?: string; system?: string }) =>
      browser !== undefined && system !== undefined
        ? `${browser} on ${system}`
        : (browser ?? system ?? 'Unknown device'),
    thisDevice: 'This device',
    since: (when: string) => `Signed in: ${when}`,
    lastUsed: (when: string) => `Last used: ${when}`,
    lastHour: 'within the last hour',
    signOut: 'Sign out',
    signOutOf: (device: string, since: string) => `Sign out: ${device}. ${since}`,
    signOutOthers: 'Sign out everywhere else',
    ended: (device: string) => `${device} is signed out.`,
    othersEnded: 'You’re signed out everywhere else.',
    passkeys: 'Your passkeys',
    /** Where a passkey was created. */
    passkeyOf: (device: string) => `Passkey from ${device}`,
    oldPasskey: 'Passkey',
    usedHere: 'Used here',
    added: (when: string) => `Added: ${when}`,
    remove: 'Remove',
    removeOf: (passkey: string, added: string) => `Remove: ${passkey}. ${added}`,
    removeHint: 'Removing a passkey also signs you out where you signed in with it.',
    removed: (passkey: string) => `Removed: ${passkey}. It no longer signs you in.`,
    addDevice: 'Add a device',
    addLead: 'To sign in on your phone, tablet or another computer, too, open a link there that works once.',
    createLink: 'Create link',
    scan: 'Scan this with the camera of the other device, or open the link there. It works once, for ten minutes.',
    code: 'QR code of the link',
    link: 'Link',
    linkHint: 'For your own devices only: whoever opens it can sign in as you.',
    copyLink: 'Copy link',
    newLink: 'Create a new link',
    deviceAdded: (device: string) => `You’re signed in on the other device, too: ${device}.`,
    done: 'Done',
  },
  /** What an open page says once its session has ended. */
  ended: {
    title: 'You’re signed out',
    kept: 'What you saved is safe, and what you type is kept in this browser. Sign in to go on.',
    signIn: 'Sign in',
  },
  problems: {
    canceled: 'The passkey wasn’t used. Try again.',
    unsupported: 'This browser doesn’t support passkeys. Open this page in an up-to-date browser.',
    known: 'This device already has one of your passkeys. Sign in with it.',
    unreachable: 'The builder doesn’t answer. Check your connection and try again.',
  },
  refused: {
    passkey: 'This passkey doesn’t work here. Try another one, or ask an owner for a new invitation.',
    code: 'This code doesn’t work. Check what you typed, or try another code.',
    invitation: 'This link doesn’t work anymore. Ask the person who sent it for a new one.',
    device: 'This link doesn’t work anymore. Create a new one under “Your devices”, where you’re signed in.',
    deviceOfOther: (name: string) =>
      `This link adds a device for somebody else, and you’re signed in here as ${name}. If it’s yours, sign out first, then open it again.`,
    lastPasskey: 'This is your only passkey. Add another device first.',
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

/** The words of signing in, which the builder's own page doesn't load. */
export type SignInTexts = typeof englishSignIn;
