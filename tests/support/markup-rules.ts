import type { ConfigData } from 'html-validate';

/** How the markup of built pages is judged: all that html-validate recommends, but for what stands here with its reason. */
export const MARKUP_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes <br/>; the slash means nothing to a browser.
    'void-style': 'off',
    // React writes hrefLang and autoComplete; to HTML, names of attributes have no case.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes required="".
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // ARIA lets a list have a name, and readers say it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A section has a heading. What has a name but none is a div with a role: the row of cards, the consent notice.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
};
