/**
 * The version of the content that this code reads: the number of the latest migration in `src/authoring/migrations`.
 * `contentVersion` in `content/site.yaml` must be equal to it.
 */
export const CONTENT_VERSION = 4;
