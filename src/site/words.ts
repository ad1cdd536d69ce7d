/**
 * Words of this site's trade. Code outside `src/site/` has none of them: the engine knows pages, sections, collections,
 * entries and references only. `tests/repository/site-words.test.ts` looks for them.
 */
export const SITE_WORDS =
  /\b(?:case[ -]?stud(?:y|ies)|client cases?|consultants?|consultancy|google[ -]ads|ad spend|retainers?|white[ -]label|ROAS|Spain|Denmark)\b/i;

/** More words of this trade, in both languages. The examples of the library's section types have none of them. */
export const TRADE_WORDS =
  /google|\bads\b|\bad (?:spend|account|budget)|\bcampaigns?\b|kampagne|\bannonce(?:r|n|budget|konti)?\b|konsulent|kundecase|\bsearch terms?\b|søgeterm|performance max|webshop/i;
