import { list } from './list.ts';
import { plural } from './plural.ts';

export const pictures = {
  /** Where no picture is chosen yet. */
  empty: (maxSize: string) =>
    `Drop a picture here, paste it, or choose one: JPG, PNG, WebP or AVIF, at most ${maxSize}.`,
  upload: 'Upload',
  uploading: 'Uploading…',
  openLibrary: 'Library',
  knownAlready: (name: string) => `The site has this picture already: ${name}`,

  /** Why a file isn't taken. */
  refusals: {
    svg: 'SVG drawings aren’t accepted here yet. Export it as PNG, twice as wide as it’s shown, and choose that file.',
    heic: 'Browsers don’t show photos in the format HEIC. Open it and save it as JPG, then choose that file.',
    tiff: 'Browsers don’t show TIFF. Save it as PNG or JPG, then choose that file.',
    pdf: 'A PDF isn’t a picture. Save the page as PNG or JPG, then choose that file.',
    tooLarge: (name: string, maxSize: string) => `“${name}” is larger than ${maxSize}. Choose a smaller one.`,
  },

  alt: {
    label: 'Alternative text',
    hint: 'What the picture shows, for visitors who do not see it.',
    notSavedYet: (languages: readonly string[]) => `Not saved yet: say what the picture shows, in ${list(languages)}.`,
    keepOld: 'Keep the old text',
  },

  focus: {
    label: 'Focal point',
    hint: 'This spot stays visible where the picture is cropped.',
    fromLeft: 'From the left',
    fromTop: 'From the top',
    percent: (value: number) => `${value} %`,
  },

  replacement: {
    title: 'What does the new picture show?',
    confirm: 'Replace picture',
  },

  library: {
    title: 'Pictures',
    search: 'Search pictures',
    filter: 'Pictures to show',
    all: plural({ other: 'All #' }),
    allUnused: plural({ other: 'Unused #' }),
    empty: 'There are no pictures yet. Upload one.',
    noneUnused: 'Every picture is used somewhere.',
    unused: 'Unused',
    unusedPicture: (name: string) => `${name}, unused`,
    delete: 'Delete',
    deleteLabel: (name: string) => `Delete ${name}`,
    confirmLabel: (name: string) => `Delete ${name}?`,
    confirm: 'Delete this picture?',
  },
};
