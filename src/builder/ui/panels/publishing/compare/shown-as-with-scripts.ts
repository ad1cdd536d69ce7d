/** What styles ask: whether scripts run. */
const NONE = /\(\s*scripting\s*:\s*none\s*\)/g;
const ENABLED = /\(\s*scripting(?:\s*:\s*enabled)?\s*\)/g;

/** Shows a page that runs no script as it looks where scripts run: with a closed menu, for example. */
export function showAsWithScripts(document: Document): void {
  for (const { cssRules } of document.styleSheets) changeRules(cssRules);
}

function changeRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if ('media' in rule) {
      const { media } = rule as CSSMediaRule; // no other rule that holds rules has media
      const text = media.mediaText.replaceAll(NONE, '(max-width: 0)').replaceAll(ENABLED, '(min-width: 0)');
      if (text !== media.mediaText) media.mediaText = text;
    }
    if ('cssRules' in rule) changeRules(rule.cssRules as CSSRuleList); // of a rule that holds rules
  }
}
