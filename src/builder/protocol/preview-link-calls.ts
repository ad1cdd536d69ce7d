import { z } from 'zod';
import { PREVIEW_HOURS } from './preview-hours.ts';

/** The inputs of the calls about preview links. */
export const PREVIEW_LINK_INPUTS = {
  /** The links that still work, newest first. */
  previewLinks: z.strictObject({}),
  /** Makes a link for people without an account. It's shown once: only its hash is stored. */
  createPreviewLink: z.strictObject({
    /** The number of a version. Default: the draft, as it is when somebody looks. */
    version: z.int().min(1).optional(),
    /** How long the link works. */
    hours: z.int().min(PREVIEW_HOURS.least).max(PREVIEW_HOURS.most),
  }),
  /** Ends a link at once. */
  withdrawPreviewLink: z.strictObject({ id: z.string() }),
};

/** A link that shows the draft, or a version, to whoever has it. */
export interface PreviewLink {
  /** Identifies the link. Nobody can open it with this. */
  id: string;
  /** When the version was published that it shows, in ISO 8601; absent: it shows the draft. */
  version?: string;
  /** The name of the draft beside the main one that it shows. */
  draft?: string;
  /** Whether the files of its version are no longer kept, or its draft has ended, so that it shows nothing. */
  isGone: boolean;
  /** Who made it; absent where nobody signs in. */
  person?: string;
  /** In milliseconds since 1970, as the others. */
  created: number;
  expires: number;
  /** When somebody last looked, to the minute; absent: never. */
  visited?: number;
}

/** A version that a link can show. */
export interface PreviewVersion {
  number: number;
  /** When it was published, in ISO 8601. */
  time: string;
}

/** The preview links, and what new ones can show. */
export interface PreviewLinks {
  /** Why there can be none, in words for a developer. */
  obstacle?: string;
  links: PreviewLink[];
  /** The versions whose files are kept, newest first. */
  versions: PreviewVersion[];
}

/** The answers to the calls about preview links. */
export interface PreviewLinkAnswers {
  previewLinks: PreviewLinks;
  createPreviewLink: { link: string };
  withdrawPreviewLink: object;
}
