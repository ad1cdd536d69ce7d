import { list, plural } from './formats.ts';

/** Pictures: how they're chosen, cropped and replaced, and the library. */
export const pictures = {
  /** Where no picture is chosen yet. */
  empty: (maxSize: string) =>
    `Drop a picture here, paste it, or choose one: JPG, PNG, WebP, AVIF, HEIC or SVG, at most ${maxSize}.`,
  upload: 'Upload',
  uploading: 'Uploading…',
  openLibrary: 'Library',

  /** Asked when an uploaded picture is one of the site's. */
  same: {
    title: 'You have this picture already',
    message: (name: string, size: string | undefined) =>
      `It’s in the library as ${name}${size === undefined ? '' : ` (${size})`}. Use that one, so that it’s stored once.`,
    use: 'Use this one',
    keepBoth: 'Keep both',
  },

  crop: {
    label: 'Crop',
    title: 'Crop and rotate',
    hint: 'Drag the frame or its corners. With the keyboard, press Tab to reach them, then the arrow keys.',
    proportions: 'Proportions',
    free: 'Free',
    asShown: 'As on the page',
    square: 'Square',
    /** Width by height. */
    ratio: (width: number, height: number) => `${width} : ${height}`,
    turnLeft: 'Rotate left',
    turnRight: 'Rotate right',
    apply: 'Apply',
    notLoaded: 'The picture can’t be loaded. Close this, and choose the picture again.',
    frame: 'Frame: move it with the arrow keys',
    handles: {
      nw: 'Top left corner',
      n: 'Top edge',
      ne: 'Top right corner',
      e: 'Right edge',
      se: 'Bottom right corner',
      s: 'Bottom edge',
      sw: 'Bottom left corner',
      w: 'Left edge',
    },
  },

  /** Files that are dropped or pasted onto the page. */
  onPage: {
    drop: 'Drop to replace this picture',
    notReady: 'The page is still loading. Drop the file again in a moment.',
    noPicture: 'No picture can be replaced here. Drop the file onto another one, or use “Upload” in its form.',
  },

  /** Why a file isn't taken. */
  refusals: {
    notShared: 'Social networks show no SVG and no AVIF. Save it as PNG or JPG, then choose that file.',
    tiff: 'Browsers don’t show TIFF. Save it as PNG or JPG, then choose that file.',
    pdf: 'A PDF isn’t a picture. Save the page as PNG or JPG, then choose that file. To offer the PDF itself, upload it in the field of a link.',
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
    percent: (value: number) => `${value}%`,
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
