import { plural } from './formats.ts';

export const outline = {
  title: 'Sections',
  sectionsOf: (page: string) => `Sections of ${page}`,
  loading: 'Loading the sections',
  selectedSections: plural({ one: '# section selected', other: '# sections selected' }),
  unknownPage: 'There is no page at this address. Choose one above.',
  unreadable: 'The sections appear as soon as the file can be read again.',
  empty: 'This page is empty. Add its first section.',
  settings: 'These settings have no sections. Change them in the form.',
  entries: {
    layout: (entries: string) => `All ${entries} share one layout:`,
    editLayout: (template: string) => `edit the sections of ${template}`,
  },
  section: {
    /** A section without a title of its own. */
    untitled: 'Section',
    unknownType: 'Unknown section',
    /** Read aloud after the title. */
    selected: 'selected',
    count: plural({ one: '# section', other: '# sections' }),
    /** Where a section stands on its page. */
    place: (section: string, place: number, total: number) => `${section}, ${place} of ${total}`,
    /** @param sections how many sections, in words */
    places: (sections: string, first: number, last: number, total: number) =>
      `${sections}, ${first} to ${last} of ${total}`,
  },
  items: {
    count: plural({ one: '# item', other: '# items' }),
    /** An item without a title. */
    untitled: (place: number) => `Item ${place}`,
  },
  marks: {
    shared: plural({ one: 'Shared, on # page', other: 'Shared, on # pages' }),
    onlyIn: (regions: string) => `Only in ${regions}`,
    hidden: 'Hidden',
    shownFromUntil: (from: string, until: string) => `Shown from ${from} until ${until}`,
    shownFrom: (from: string) => `Shown from ${from}`,
    shownUntil: (until: string) => `Shown until ${until}`,
    /** What its days mean on the day that is shown. */
    scheduled: (from: string) => `Scheduled: from ${from}`,
    scheduledUntil: (from: string, until: string) => `Scheduled: from ${from} until ${until}`,
    ends: (until: string) => `Ends ${until}`,
    ended: (until: string) => `Ended ${until}`,
    since: (from: string) => `Since ${from}`,
  },
  tools: { show: 'Show', hide: 'Hide' },
  menu: {
    title: 'More',
    move: 'Move to…',
    dates: 'Visible from … until …',
    changeLinkName: 'Change link name…',
    copy: 'Copy section',
    paste: 'Paste below',
    share: 'Use on other pages…',
    saveTemplate: 'Save as template…',
    detach: 'Detach from other pages',
    shownIn: 'Shown in',
  },
  move: {
    title: (section: string) => `Move “${section}”`,
    titleOfSeveral: plural({ one: 'Move # section', other: 'Move # sections' }),
    page: 'Page',
    position: 'Position',
    atTop: 'At the top',
    after: (section: string) => `After ${section}`,
    confirm: 'Move',
  },
  linkName: {
    title: (section: string) => `Change the link name of “${section}”`,
    label: 'Link name',
    /** @param address of the section, such as `/about-me#story` */
    hint: (address: string) => `Links can jump to this section: ${address}. Links on your site are updated with it.`,
    confirm: 'Change',
  },
  dates: {
    title: (section: string) => `When is “${section}” visible?`,
    from: 'Visible from',
    fromHint: 'The first day. Empty: at once.',
    until: 'Visible until',
    untilHint: 'The last day. Empty: for good.',
    reversed: 'The last day comes before the first one.',
    always: 'Always visible',
    confirm: 'Save',
  },
  share: {
    title: (section: string) => `Use “${section}” on other pages`,
    label: 'Name',
    hint: 'Other pages can then show this section too. A change on one page is a change on all.',
    confirm: 'Share',
  },
  name: {
    missing: 'Write a name.',
    malformed: 'Use a–z, digits and hyphens, starting with a letter.',
    taken: 'This name is taken.',
  },
  remove: {
    title: (section: string) => `Remove “${section}”?`,
    links: plural({ one: '# link elsewhere leads here:', other: '# links elsewhere lead here:' }),
    /** Label of the choice where the links lead afterwards. */
    target: plural({ one: 'Let it lead to', other: 'Let them lead to' }),
    hint: 'Links and section change together, and you can undo both.',
    thisPage: 'This page',
    topOfPage: 'The top of this page',
    otherPages: 'Other pages',
    keep: 'Keep',
  },
  clipboard: {
    copied: plural({ one: 'Copied # section', other: 'Copied # sections' }),
    notPasted: 'Nothing was pasted',
    empty: 'The clipboard is empty. Copy a section first.',
    noSection: "The clipboard isn't a section. Copy a section first.",
    itemNoSection: (place: number) => `Item ${place} of the clipboard isn't a section. Copy sections only.`,
    copyBlocked: {
      title: 'The browser blocked access to the clipboard',
      hint: 'Select a section, then press Ctrl+C.',
    },
    pasteBlocked: {
      title: 'The browser doesn’t show the clipboard',
      hint: 'Select a section, then press Ctrl+V.',
    },
  },
  unchanged: 'Nothing was changed',
  /** Steps of the history. */
  steps: {
    added: (section: string) => `${section}: added`,
    pasted: plural({ one: '# section: pasted', other: '# sections: pasted' }),
    duplicated: (section: string) => `${section}: duplicated`,
    removed: (section: string) => `${section}: removed`,
    moved: (section: string) => `${section}: moved`,
    movedUp: (section: string) => `${section}: moved up`,
    movedDown: (section: string) => `${section}: moved down`,
    movedTo: (section: string, page: string) => `${section}: moved to ${page}`,
    hidden: (section: string) => `${section}: hidden`,
    shown: (section: string) => `${section}: shown`,
    shownEverywhere: (section: string) => `${section}: shown in all regions`,
    shownIn: (section: string, regions: string) => `${section}: shown in ${regions}`,
    /** @param days such as “Shown from Dec 1, 2026” */
    dated: (section: string, days: string) => `${section}: ${days.charAt(0).toLowerCase()}${days.slice(1)}`,
    shownAlways: (section: string) => `${section}: always visible`,
    linkName: (section: string, name: string) => `${section}: link name ${name}`,
    shared: (section: string) => `${section}: for other pages, too`,
    detached: (section: string) => `${section}: detached from other pages`,
  },
  /** What the keys do. */
  keys: {
    select: 'Select a section',
    edit: 'Edit it',
    move: 'Move it',
    add: 'Add one after it',
    hide: 'Hide or show',
  },
};

export const palette = {
  open: 'Add section',
  title: 'Add a section',
  search: { label: 'Search for a section', placeholder: 'What should the page show next?' },
  options: 'Sections to add',
  types: 'Section types',
  shared: 'Shared sections',
  nearest: 'What comes closest',
  templates: 'Templates of this site',
  templateOf: (type: string) => `Template: ${type}`,
  sharedPurpose: plural({
    one: 'Shown on # page. A change on one is a change on all.',
    other: 'Shown on # pages. A change on one is a change on all.',
  }),
};

/** The pages in their frames. */
export const frames = {
  title: 'Pages in their frames',
  scale: (percent: number) => `${percent}%`,
  toolbar: {
    title: 'What a click on the page does',
    select: 'Edit',
    interact: 'Use the page',
    zoom: 'Size of the pages',
    fit: 'Fit',
    showHidden: 'Show hidden',
    hideHidden: 'Show pages exactly as visitors see them',
    /** While what visitors don't see is shown, and while it isn't. */
    hiddenShown: 'Sections that visitors don’t see are shown dimmed',
    hiddenLeftOut: 'Pages are shown exactly as visitors see them',
    hiddenKeywords: 'ghosts drafts scheduled visitors preview',
  },

  /** After a form was sent on a page in its frame. */
  triedForm: {
    title: 'Only tried out',
    message: 'Forms on the pages here send nothing. On your site, they do.',
  },

  /** Names of what can be selected on a page. */
  names: {
    header: 'Header',
    breadcrumbs: 'Breadcrumbs',
    footer: 'Footer',
    section: 'Section',
    text: 'Text',
    fact: (name: string) => `Fact: ${name}`,
  },
  tag: {
    editInForm: 'Edit in the form',
    open: (page: string) => `Open ${page}`,
  },

  editing: {
    hint: 'Enter or Esc: done',
    hintWithParagraphs: 'Esc: done · Ctrl B: bold · Ctrl K: link · {: insert a fact',
    restore: 'Restore the old text',
    moreInForm: 'The form says what is possible.',
  },

  /** Why a text is edited in the form rather than where it stands. */
  inForm: {
    section: 'These words come from no single field: the fields that make them are in the form.',
    fact: 'This is a fact, which other texts may show, too: it’s edited in the form.',
    number: 'This amount is worked out from a number: it’s edited in the form.',
    notWords: 'This text isn’t shown as words of the page: it’s edited in the form.',
    parts: 'The page shows this text in another form: it’s edited in the form.',
    loading: 'The page is still loading: this text is edited in the form.',
  },
};
