import { fieldName, quoted, type Cause, type FieldPath, type FileFinding } from '../diagnostic.ts';
import { CASE_FIELDS } from '../case-facts.ts';
import { lostInTranslation } from './lost-placeholders.ts';
import type { FieldCheck, Site, SiteField } from './site.ts';

/** What may stand in braces in the texts of a field. */
interface Allowed {
  names: ReadonlySet<string>;
  /** Those that must stand there. */
  needed: readonly string[];
}

/** Makes the check of names in braces; what the texts of a page may name is worked out once for the run. */
export function createPlaceholderCheck(site: Site): FieldCheck {
  const { facts } = site.checked.singles;
  const ofTexts = new Set(Object.keys(facts?.value ?? {}));
  const ofCases = new Set([...ofTexts, ...Object.keys(CASE_FIELDS)]);
  const showsCase = ({ type }: { type: string }) => site.sections.get(type)?.showsCase === true;
  // A page that shows a case study names it, even where the line "each:" was lost.
  const casePages = new Set(
    site.index.pages.filter(({ each, sections }) => each || sections.some(showsCase)).map(({ file }) => file),
  );
  return (_site, field) => {
    // Without the list of facts every name would seem unknown.
    if (!facts) return [];
    const needed = field.placeholders ?? [];
    const known = field.kind === 'fact' ? new Set<string>() : casePages.has(field.file) ? ofCases : ofTexts;
    const allowed: Allowed = { names: needed.length > 0 ? new Set([...known, ...needed]) : known, needed };
    const findings = Object.entries(field.value as Record<string, unknown>).flatMap(([key, words]) =>
      // texts are groups of texts
      typeof words === 'string' && (needed.length > 0 || /[{}]/.test(words))
        ? checkWords(site, field, [...field.path, key], words, allowed)
        : [],
    );
    return findings.length > 0 ? findings : lostInTranslation(site, field);
  };
}

function checkWords(
  site: Site,
  field: SiteField,
  path: FieldPath,
  words: string,
  { names, needed }: Allowed,
): FileFinding[] {
  const { file } = field;
  const found = [...words.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const lost = needed.filter((name) => !found.includes(name));
  const unknown = [...new Set(found.filter((name) => !names.has(name)))];
  const dollar = /\$\{([^{}]*)\}/.exec(words)?.[1];
  const loose = /[{}]/.test(words.replace(/\{[^{}]*\}/g, ''));
  return [
    ...unknown.map((name) => ({
      file,
      path,
      ...unknownWords(site, field, name, names),
      ...removedFact(site, field, name, names),
    })),
    ...lost.map((name) => ({
      file,
      path,
      message: `The text lacks {${name}}: what it stands for would not be shown.`,
      hint: `Put {${name}} where it belongs.`,
    })),
    ...(dollar !== undefined && found.length > unknown.length
      ? [
          {
            file,
            path,
            severity: 'warning' as const,
            message: `The dollar sign before {${dollar}} would be shown.`,
            hint: `Write {${dollar}} alone, unless the fact is an amount without its sign.`,
          },
        ]
      : []),
    ...(loose
      ? [
          {
            file,
            path,
            message: 'A brace stands here without its other half.',
            hint: 'Write the name of a fact in braces, for example {replyTime}, or take the brace away.',
          },
        ]
      : []),
  ];
}

/** A name in braces that no fact comes near was a fact once: all its places have one cause. */
function removedFact(
  { suggest, checked }: Site,
  { kind }: SiteField,
  name: string,
  names: ReadonlySet<string>,
): { cause?: Cause } {
  const { facts } = checked.singles;
  if (kind === 'fact' || !facts) return {};
  return {
    cause: {
      file: facts.file,
      path: [name],
      message: `The fact ${quoted(name)} is missing.`,
      hint: `Bring "${fieldName([name])}:" back, or name another fact in its places.`,
      least: suggest(name, names, '') ? 4 : 2,
    },
  };
}

function unknownWords(
  { suggest }: Site,
  { kind }: SiteField,
  name: string,
  names: ReadonlySet<string>,
): { message: string; hint: string } {
  if (kind === 'fact')
    return {
      message: `A fact can not name another: ${quoted(`{${name}}`)} would be shown as it stands.`,
      hint: 'Write the words out.',
    };
  const listed =
    names.size > 0 ? `Possible here: ${[...names].map((known) => `{${known}}`).join(' ')}.` : 'No name can stand here.';
  const near = suggest(name, names, '');
  return { message: `${quoted(`{${name}}`)} is no fact.`, hint: near ? near.replace(/"(.*)"/, '{$1}') : listed };
}

/** Names facts that bear a name which other words fill in: they would take its place. */
export function checkFactNames({ checked: { singles } }: Site, taken: ReadonlySet<string>): FileFinding[] {
  const { facts } = singles;
  return Object.keys(facts?.value ?? {})
    .filter((name) => taken.has(name))
    .map((name) => ({
      file: facts?.file ?? '',
      path: [name],
      key: true,
      message: `${quoted(fieldName([name]))} is filled in by the site itself; a fact of this name would stand in its place.`,
      hint: 'Choose another name.',
    }));
}
