import type { Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';

/** Words that the owner of a site should never see, and what the builder says in their place. */
export const OWNER_WORDS: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(?:un)?commit(?:s|ted|ting)?\b/i, 'version'],
  [/\bpush(?:es|ed|ing)?\b/i, 'send online'],
  [/\b(?:remote|origin|upstream)\b/i, 'the online copy'],
  [/\b(?:branch(?:es)?|HEAD|rebase|cherry-pick)\b/, 'nothing'],
  [/\b(?:git|repositor(?:y|ies)|clone|shallow)\b/i, 'version history'],
  [/\b(?:merge[ds]?|pull request|fast-forward)\b/i, 'bring both together'],
  [/\bdiff\b/i, 'exact changes'],
  [/\b(?:hook|index\.lock|gpg)\b/i, 'a check of your project, another program, your signature'],
  [/\bYAML\b|\bindentation\b|\b(?:en|da):|\bthe line "/i, 'the field, English, Danish'],
  [/\w\[\d+\]/, 'the title of the section'],
  [/\.ya?ml\b|\b(?:content|public)\//, 'the title of the page, the picture'],
  [/\bnpm\b|\bdevelopment server\b|\blocalhost\b/i, 'the builder'],
  [/\b(?:anchor|id)\b/i, 'link name'],
  [/\bslug\b/i, 'address'],
  [/\b(?:301|410|canonical|hreflang|locale|ISO|IANA|IndexNow)\b/, 'redirect, removed, language …'],
  [/\bimages?\b/i, 'picture'],
  [/\bentr(?:y|ies)\b/i, 'item'],
  [/\bfigures?\b/i, 'number'],
  [/\b(?:take|put|bring)s? (?:\S+ )?back\b|\b(?:undid|redid)\b/i, 'undo, discard, restore'],
  [/\b(?:settled?|launch|release)\b/i, 'done, publish'],
];

/** The same in Danish; words such as “commit” and “slug” are English there, too. */
export const DANISH_OWNER_WORDS: typeof OWNER_WORDS = [
  [/(?<!\p{L})(?:anker|ankre)\p{L}*/iu, 'linknavn'],
  [
    /(?<!\p{L})(?:repositori|arkivering|indrykning|forgrening|grene?n?(?!\p{L}))\p{L}*/iu,
    'versionshistorik, ingenting',
  ],
  [/(?<!\p{L})(?:flet|sammenflet)\p{L}*/iu, 'samle begge dele'],
  [/(?<!\p{L})kanonisk\p{L}*/iu, 'foretrukken adresse'],
  [/(?<!\p{L})(?:commit|push|merge|branch|slug|pull)\p{L}*/iu, 'version, send online …'],
  [/(?<!\p{L})(?:De|Dem|Deres)(?!\p{L})(?<!^De)(?<![.!?:] De)/u, 'du, dig, din'],
];

/** English words that the interface spells in one way. */
export const ENGLISH_SPELLINGS: typeof OWNER_WORDS = [[/\be-mail\b/i, 'email']];

/** Words of YAML files, which a form has no use for, and what it says in their place. */
const FILE_WORDS: readonly (readonly [word: RegExp, instead: string])[] = [
  [/"[\w-]+: *"/, 'the title of the field'],
  [/\b(?:quotes|colons?|braces?|brackets?|comments?|indent\w*|the dash(?:es)?)\b/i, 'nothing: an input has none'],
  [/\b(?:true or false|is true|write (?:true|false)|a group of fields)\b/i, 'on or off, several fields'],
  [/\bthis line\b|\bthe lines?\b/i, 'the field'],
  [/\btags?\b/i, 'code'],
];

/** Commands are for developers, also between quotes. */
const COMMAND = /\b(?:npm|git) [a-z]+/;

/** A content file, for which the builder shows its title. */
const FILE = /[\w/-]+\.yaml\b/g;

/** A value that somebody wrote, or an address: not words of the site's own. */
const VALUE = /"(?![\w-]+: *")[^"]*"|“[^”]*”|https?:\/\/\S*|mailto:\S*|(?<![\w])\/[\w#/.-]*/g;

/** Says which words of a message in a form no owner should see. */
export function ownerWordsIn(text: string): string[] {
  const own = text.replaceAll(VALUE, '“…”').replaceAll(FILE, '“…”');
  const [command] = COMMAND.exec(text) ?? [];
  return [
    ...(command === undefined ? [] : [`“${text}” says “${command}”; say: your developer`]),
    ...[...OWNER_WORDS, ...ENGLISH_SPELLINGS, ...FILE_WORDS].flatMap(([word, instead]) => {
      const [found] = word.exec(own) ?? [];
      return found === undefined ? [] : [`“${text}” says “${found}”; say: ${instead}`];
    }),
  ];
}

/** Says which words of a diagnostic in a form no owner should see. */
export const formFaults = ({ form }: Pick<Diagnostic, 'form'>): string[] =>
  [form.message, form.hint].flatMap(({ english }) => ownerWordsIn(english));
