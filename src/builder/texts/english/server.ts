import { describe } from './describe.ts';
import { serverFonts } from './fonts.ts';
import { list, plural } from './formats.ts';
import { serverPublishing } from './publishing.ts';
import { draftAnswers, templateAnswers } from './templates.ts';

/** A number of names that aren't listed: "Home, Pricing and 3 more". */
const more = plural({ other: '# more' });
const savedFiles = plural({ one: 'Saved a version of # file', other: 'Saved a version of # files' });

/** What the builder's server says, and how changes are described. */
export const server = {
  /** Remedy for what is shown as it was before. */
  reload: 'Reload the page to see what is there now.',
  changedSince: 'This has changed in the meantime.',
  textIsGone: 'This text is not there any more.',
  noteIsGone: 'This note is not there any more.',

  /** Why a request isn't answered. */
  requests: {
    foreign: 'The builder answers its own pages only.',
    getOnly: 'This page is read by GET.',
    postOnly: 'Calls are sent by POST.',
    mediaType: (mediaType: string) => `The builder takes no "${mediaType}" here.`,
    unknownCall: (name: string) => `There is no call "${name}".`,
    notJson: 'The request is not JSON.',
    failed: 'The builder failed. Its terminal says why.',
  },

  /** What stands in place of a page. */
  pages: {
    notShown: (address: string) => `The page ${address} could not be shown`,
    tooLong: (seconds: number) => `It took longer than ${seconds} seconds.`,
    mistakes: 'The content has errors',
  },

  files: {
    missing: (file: string) => `There is no file ${file}.`,
    noSuchFile: 'There is no such file.',
    /** The server has another version of a file's fields than the page. */
    otherSchema: 'The fields of this file have changed. Reload the page.',
    invalid: 'The file is not valid YAML.',
    correctByHand: 'Correct it in a text editor; the builder continues as soon as the file is saved.',
    /** What a form says in place of both. */
    locked: {
      message: 'Another program left a mistake in what this form is made of.',
      hint: 'Restore it under “Changes”, or ask your developer to correct it. The builder continues by itself.',
    },
  },

  steps: {
    nothingToUndo: 'There is nothing to undo.',
    nothingToRedo: 'There is nothing to redo.',
    hint: 'Each change that is made here appears in the history.',
  },

  sharedSections: {
    exists: (name: string) => `There is a shared section "${name}" already.`,
    notShareable: 'Only a section with its own fields can be shared.',
    isOwn: 'This section is the page’s own already.',
  },

  appearance: {
    errors: 'The site has errors. Correct them first.',
    noPage: 'This file has errors, or makes no page.',
  },

  creation: {
    pageExists: (name: string) => `There is a page called “${name}” already.`,
    /** @param what what an entry is called, as in "concert" */
    entryExists: (what: string, name: string) => `There is a ${what} called “${name}” already.`,
    homeExists: 'The home page is there already.',
    addressIsTaken: (address: string) => `The address ${address} belongs to another page.`,
    noCollection: (name: string) => `There is no collection “${name}”.`,
    noList: (name: string) => `There is no list “${name}”.`,
    notAPage: (file: string) => `“${file}” isn’t a page.`,
    notATemplate: (file: string) => `“${file}” is neither a page nor a template.`,
    noPageAt: (address: string) => `There is no page ${address}.`,
    isMadeForEach: (address: string, what: string) => `${address} is made for each ${what}.`,
    /** Labels of steps in the history. */
    createStep: (title: string) => `Create ${title}`,
    deleteStep: (title: string) => `Delete ${title}`,
    created: (title: string) => `Created ${title} as a draft`,
    /** Notes beside sample texts; they stand in the list of what is to settle before the launch. */
    copiedDescription: 'this describes the page that was copied; say what visitors find here',
    sampleDescription: 'this describes what the page was made of; say what visitors find here',
    sampleItem: 'all but the name and the link is a sample; put in your own',
    deleted: (title: string) => `Deleted ${title}`,
  },

  templates: templateAnswers,
  drafts: draftAnswers,

  pictures: {
    tooLarge: (maxSize: string) => `The file is larger than ${maxSize}. Choose a smaller one.`,
    drawing: {
      entities: {
        message: 'This drawing declares abbreviations, and a small file can become any size by them.',
        hint: 'Open it in the program that made it, and export it as plain SVG.',
      },
      tooLarge: {
        message: 'This drawing is larger than 1 MB, or has more than 20,000 parts.',
        hint: 'Export it as PNG, twice as wide as it’s shown, and choose that file.',
      },
      /** What was taken out of a drawing. */
      parts: {
        scripts: 'scripts',
        pages: 'web pages inside of it',
        animations: 'animations',
        outside: 'links to outside files',
        others: 'parts that drawings don’t need',
      },
      removed: (parts: readonly string[]) =>
        `For safety, this was removed from the drawing: ${list(parts)}. Look whether it’s still right.`,
    },
    folderIsLink:
      'The folder of the pictures leads elsewhere, so nothing is stored there. Ask your developer to make it a plain folder.',
    /** The reason is that of the operating system. */
    notWritten: (reason: string) =>
      `The picture can't be written: ${reason}. Check the free disk space and your permissions.`,
    missing: (path: string) => `There is no picture ${path}.`,
    notChangeable:
      'Drawings and moving pictures can’t be cropped here. Crop it in the program that made it, then upload it.',
    isUsed: (path: string, files: readonly string[]) =>
      `${path} is used by ${list(files)}. Choose another picture there first.`,
    deleted: (path: string) => `Deleted ${path}.`,
    notDeleted: (path: string, reason: string) => `${path} can't be deleted: ${reason}.`,
  },

  fonts: serverFonts,
  publishing: serverPublishing,

  documents: {
    notPdf: (name: string) =>
      `“${name}” isn’t a PDF. Save it as PDF in the program that made it, then choose that file.`,
    damaged: (name: string) => `“${name}” is incomplete. Copy it again from where it’s whole, or save it as PDF again.`,
    folderIsLink:
      'The folder of the files leads elsewhere, so nothing is stored there. Ask your developer to make it a plain folder.',
    /** The reason is that of the operating system. */
    notWritten: (reason: string) =>
      `The file can't be written: ${reason}. Check the free disk space and your permissions.`,
  },

  /** Saves versions, sends them online and discards what changed. */
  versions: {
    saved: (files: number, message: string) => `${savedFiles(files)}: ${message}`,
    sent: plural({
      one: 'Sent # version online. Visitors see the changes once the site is published from there.',
      other: 'Sent # versions online. Visitors see the changes once the site is published from there.',
    }),
    upToDate: 'The online copy is up to date.',
    historyIsOn: 'Version history is on.',
    historyStarted: 'Version history is on. Save your first version.',
    onlySiteHasEarlier: 'Only the texts and settings of the site have earlier versions.',
    unreadable: 'The versions of your site can’t be read. Ask your developer what “git status” says here.',
    nothingChanged: 'Nothing has changed since your last version.',
    unchangedMeanwhile: 'A page or picture hasn’t changed any more. Look at the list again.',
    notOfSite: 'Versions hold the content and pictures of the site only.',
    noOnlineCopy: 'Your site isn’t connected to an online copy. Ask your developer to connect it.',
    severalOnlineCopies:
      'Your site has several online copies. Ask your developer to choose the one that your versions go to.',
    searchingMistake:
      'The project shows an old version while somebody looks for a mistake. Ask your developer to end that.',
    bringingTogether:
      'Somebody’s changes are just being brought together with yours. Ask your developer to finish that.',
    oldVersion:
      'The project shows an old version, so a new one could get lost. Ask your developer to go back to the latest.',
  },

  /** Discards what changed since the last version. */
  discarding: {
    unchanged: 'It hasn’t changed since your last version.',
    wholeFile: 'It was added or deleted as a whole. Discard that first.',
    changedSince: 'This has changed in the meantime. Look at the list again.',
    fileChangedSince: 'It has changed in the meantime. Look at the list again.',
    /** The reason is a sentence. */
    notByItself: (reason: string) => `It can’t be discarded by itself: ${reason} Discard all changes of it instead.`,
    /** Labels of steps in the history. */
    fileStep: (title: string) => `${title}: back to your last version`,
    valueStep: (label: string) => `${label}, back to your last version`,
    done: (step: string) => `Discarded: ${step}`,
    newPicture: 'This picture is in no version, so it couldn’t be restored. Delete it under “Pictures”.',
    restored: (name: string) => `Restored ${name}.`,
    notRestored: (name: string) => `${name} can’t be restored.`,
  },

  /** Why a version can't be saved or sent. */
  refusals: {
    notInstalled: 'Versions need a program that this computer lacks: Git. Install it from git-scm.com, then try again.',
    slowSaving:
      'It took too long to save a version, so it was stopped. Try again; if it happens again, ask your developer.',
    slowSending:
      'It took too long to send versions online, so it was stopped. Try again; if it happens again, ask your developer.',
    notSaved: 'It wasn’t possible to save a version. Show the details to your developer; your work is safe here.',
    notSent: 'It wasn’t possible to send versions online. Show the details to your developer; your work is safe here.',
    checkStoppedSaving:
      'A check of your project stopped it: nothing was saved as a version. The details say what it found.',
    checkStoppedSending: 'A check of your project stopped it: nothing was sent. The details say what it found.',
    busy: 'Another program is busy with this project. Wait until it has finished, then try again.',
    foreignFolder:
      'The project’s folder belongs to another user of this computer. Ask your developer to allow you its versions.',
    noHistory: 'Version history is off. Turn it on in the panel “Changes”.',
    diskFull: 'The disk is full. Make room, then try again.',
    noAuthor:
      'A version needs the name and email of the person who saves it, and this computer doesn’t know yours. Ask your developer to set both once.',
    notSigned: 'The version couldn’t get your signature. Ask your developer to set it up; your work is safe here.',
    bringingTogether:
      'Somebody else’s changes are being brought together with yours. Ask your developer to finish that, then save the version here.',
    notSignedIn:
      'You need to sign in to the place where your site is stored, or it doesn’t accept your sign-in. Ask your developer to sign you in once on this computer, then send it again.',
    review: 'Changes go through a review here. Ask your developer to send them; your work is safe here.',
    changedOnline:
      'Someone else changed the site online since you last updated. Ask your developer to bring both together; your work is safe here.',
    unreachable:
      'The place where your site is stored can’t be reached. Check your connection to the internet, then try again.',
    notFound: 'The place where your site is stored wasn’t found. Ask your developer to check its address.',
  },

  /** Names of fields and values, and what became of them. */
  describe,

  /** The proposed message of a version: a subject, such as "Change title of Pricing on Home", and a list. */
  message: {
    add: (what: string) => `Add ${what}`,
    change: (what: string) => `Change ${what}`,
    delete: (what: string) => `Delete ${what}`,
    move: (what: string) => `Move ${what}`,
    remove: (what: string) => `Remove ${what}`,
    hide: (what: string) => `Hide ${what}`,
    show: (what: string) => `Show ${what}`,
    notesOf: (title: string) => `notes and layout of ${title}`,
    fieldOf: (field: string, owner: string) => `${field} of ${owner}`,
    partOn: (part: string, page: string) => `${part} on ${page}`,
    names: list,
    namesAndMore: (names: readonly string[], left: number) => list([...names, more(left)]),
    fileAdded: (title: string) => `${title} added`,
    fileDeleted: (title: string) => `${title} deleted`,
    andMore: plural({ other: 'and # more' }),
  },
};
