/**
 * Words of this site's trade. Code outside `src/site/` has none of them: the engine knows pages, sections, collections,
 * entries and references only. `tests/repository/site-words.test.ts` looks for them.
 */
export const SITE_WORDS =
  /\b(?:case[ -]?stud(?:y|ies)|client cases?|consultants?|consultancy|google[ -]ads|ad spend|retainers?|white[ -]label|ROAS|Spain|Denmark)\b/i;
