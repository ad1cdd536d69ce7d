/** What people may do, from least to most. */
export const ROLES = ['contributor', 'editor', 'owner'] as const;

/** What a person may do: a contributor edits, an editor also publishes, an owner also decides about people and the site. */
export type Role = (typeof ROLES)[number];

/** Longest name of a person, in UTF-16 code units. */
export const MAX_PERSON_NAME = 60;

/** Longest email address, in UTF-16 code units (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
