import { type Phrase, say, verbatim } from '../../../i18n/phrase.ts';
import {
  type Cause,
  fieldName,
  type FileFinding,
  type Message,
  quote,
  shorten,
  toPrintable,
} from '../../diagnostics/diagnostic.ts';
import { named } from '../../diagnostics/in-forms.ts';
import { SITE_FACTS } from '../../../schema/site-facts.ts';
import type { FieldCheck, CheckContext } from './check-context.ts';
import { factInForm } from './fact-in-form.ts';
import { lostInTranslation } from './lost-facts.ts';
import type { IndexedPage } from './site-index.ts';
import type { FileField, TextField } from '../../validate/walk-schema.ts';
import type { Path } from '../../../data/path.ts';
import { VISITORS } from '../../diagnostics/what-visitors-see.ts';

/** The placeholders that a field's texts may contain. */
interface Allowed {
  names: ReadonlySet<string>;
  /** Placeholders that the texts must contain. */
  needed: readonly string[];
}

/** Creates the check of placeholders. The names allowed on a page are computed once per run. */
export function createPlaceholderCheck(site: CheckContext): FieldCheck<TextField> {
  const { facts } = site.checked.singles;
  const ofTexts = new Set([...Object.keys(facts?.value ?? {}), ...SITE_FACTS]);
  const ofEntryPages = new Map(
    site.index.pages.flatMap((page) => {
      const own = entryPlaceholders(page, site);
      return own.length > 0 ? [[page.file, new Set([...ofTexts, ...own])]] : [];
    }),
  );
  return (_site, field) => {
    // Without the facts, every placeholder would be reported as unknown.
    if (!facts) return [];
    const needed = field.placeholders ?? [];
    const known = field.kind === 'fact' ? new Set<string>() : (ofEntryPages.get(field.file) ?? ofTexts);
    const allowed: Allowed = { names: needed.length > 0 ? new Set([...known, ...needed]) : known, needed };
    const findings = Object.entries(field.value).flatMap(([key, text]) =>
      typeof text === 'string' && (needed.length > 0 || /[{}]/.test(text))
        ? checkText(site, field, [...field.path, key], text, allowed)
        : [],
    );
    return findings.length > 0 ? findings : lostInTranslation(site, field);
  };
}

/** Returns the placeholders for fields of the entry that a page shows, even if its line "each:" was deleted. */
function entryPlaceholders({ each, sections }: IndexedPage, { model }: CheckContext): string[] {
  const shown = new Set(each === undefined ? sections.map(({ type }) => model.sections.get(type)?.entryOf) : [each]);
  const collections = [...model.collections.values()].filter(({ name }) => shown.has(name) || shown.has('any'));
  return collections.flatMap(({ placeholders = {} }) => Object.keys(placeholders));
}

function checkText(
  site: CheckContext,
  field: FileField,
  path: Path,
  text: string,
  { names, needed }: Allowed,
): FileFinding[] {
  const { file } = field;
  const key = String(path.at(-1));
  const found = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = [...new Set(found.filter((name) => !names.has(name)))];
  const meant = new Set(unknown.map((name) => site.suggest.near(name, names)));
  // A name that is only misspelt isn't lost.
  const lost = needed.filter((name) => !found.includes(name) && !meant.has(name));
  const dollar = /\$\{([^{}]*)\}/.exec(text)?.[1];
  const loose = /[{}]/.test(text.replace(/\{[^{}]*\}/g, ''));
  return [
    ...unknown.map((name) => ({
      file,
      path,
      ...unknownMessage(site, field, { name, key }, names),
      ...removedFact(site, field, name, names),
    })),
    ...lost.map((name) => ({
      file,
      path,
      message: `The text lacks {${name}}, so its value would not be shown.`,
      hint: `Put {${name}} where it belongs.`,
      form: {
        message: say`The text lacks ${factInForm(site, name, key)}, so its value would not be shown.`,
        hint: say`Put ${factInForm(site, name, key)} where it belongs.`,
        visitors: VISITORS.said,
      },
    })),
    ...(dollar !== undefined && found.length > unknown.length
      ? [
          {
            file,
            path,
            severity: 'warning' as const,
            ...dollarMessage(dollar, factInForm(site, dollar, key)),
          },
        ]
      : []),
    ...(loose
      ? [
          {
            file,
            path,
            message: 'A brace here has no matching brace.',
            hint: 'Write the name of a fact in braces, for example {replyTime}, or take the brace away.',
            form: {
              message: say`A { or } is missing.`,
              hint: say`Type { and choose a fact from the list, or remove the sign.`,
              visitors: VISITORS.signsAsWritten,
            },
          },
        ]
      : []),
  ];
}

const dollarMessage = (name: string, fact: Phrase): Message => ({
  message: `The dollar sign before {${name}} would be shown.`,
  hint: `Write {${name}} alone, unless the fact is an amount without its sign.`,
  form: {
    message: say`The dollar sign before ${fact} would be shown.`,
    hint: say`Remove the dollar sign, unless the fact is an amount without its sign.`,
  },
});

/** Groups an unknown placeholder with no close match: it's probably a deleted fact, so all its uses have one cause. */
function removedFact(
  { suggest, checked }: CheckContext,
  { kind }: FileField,
  name: string,
  names: ReadonlySet<string>,
): { cause?: Cause } {
  const { facts } = checked.singles;
  if (kind === 'fact' || !facts) return {};
  return {
    cause: {
      file: facts.file,
      path: [name],
      message: `The fact ${quote(name)} is missing.`,
      hint: `Bring "${fieldName([name])}:" back, or use another fact instead.`,
      form: {
        message: say`There is no fact called ${verbatim(fieldName([name]))}.`,
        hint: say`Add a fact of this name, or use another one instead.`,
        visitors: VISITORS.asWritten(`{${fieldName([name])}}`),
      },
      least: suggest(name, names, '') ? 4 : 2,
    },
  };
}

/** Says how a form finds a fact: it lists them with their values. */
const CHOOSE_FACT = say`Type { and choose one from the list, or remove the { and }.`;

function unknownMessage(
  site: CheckContext,
  { kind }: FileField,
  { name, key }: { name: string; key: string },
  names: ReadonlySet<string>,
): Message {
  if (kind === 'fact')
    return {
      message: `A fact cannot name another: ${quote(`{${name}}`)} would be shown as written.`,
      hint: 'Write the text out.',
      form: {
        message: say`A fact cannot contain another fact: ${named(`{${name}}`)} would be shown as written.`,
        hint: say`Write the text out.`,
        visitors: VISITORS.said,
      },
    };
  const listed = names.size > 0 ? `Possible here: ${listOf(names)}.` : 'No name in braces is allowed here.';
  const near = site.suggest.near(name, names);
  return {
    message: `${quote(`{${name}}`)} is not a fact.`,
    hint: near === undefined ? listed : `Did you mean {${near}}?`,
    form: {
      message: say`There is no fact called {${verbatim(toPrintable(shorten(name, 40)))}}.`,
      hint:
        near === undefined
          ? names.size > 0
            ? CHOOSE_FACT
            : say`This text cannot contain facts: remove the { and }.`
          : say`Did you mean ${factInForm(site, near, key)}?`,
      visitors: VISITORS.asWritten(`{${toPrintable(shorten(name, 40))}}`),
    },
  };
}

/** Lists the fact names. Facts of `content/site.yaml` are the same on every site, so one example is enough. */
function listOf(names: ReadonlySet<string>): string {
  const ofSite: ReadonlySet<string> = new Set(SITE_FACTS);
  const listed = [...names].filter((name) => !ofSite.has(name)).map((name) => `{${name}}`);
  return `${listed.join(' ')}, and values of site.yaml such as {email}`;
}

/** Reports facts whose name is taken by a built-in placeholder: the built-in value would win. */
export function checkFactNames({ checked: { singles } }: CheckContext, taken: ReadonlySet<string>): FileFinding[] {
  const { facts } = singles;
  return Object.keys(facts?.value ?? {})
    .filter((name) => taken.has(name))
    .map((name) => ({
      file: facts?.file ?? '',
      path: [name],
      key: true,
      message: `${quote(fieldName([name]))} is filled in by the site itself; a fact of this name would replace it.`,
      hint: 'Choose another name.',
      form: {
        message: say`${named(fieldName([name]))} is filled in by the site itself; a fact of this name would replace it.`,
        hint: say`Choose another name.`,
      },
    }));
}
