import type { ConfigData } from 'html-validate';

/** html-validate's recommended rules for built pages, with exceptions and their reasons. */
export const MARKUP_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes <br/>; browsers ignore the slash.
    'void-style': 'off',
    // React writes hrefLang and autoComplete; attribute names in HTML are case-insensitive.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes required="".
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // React writes download="", the build crossorigin: browsers read both as the empty value.
    'attribute-empty-style': 'off',
    // ARIA allows a name on a list, and screen readers announce it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Mantine's style props become style attributes, which the policy allows (decision 67).
    'no-inline-style': 'off',
    // A section needs a heading. Named regions without one are divs with a role: the carousel, the consent notice.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
};
