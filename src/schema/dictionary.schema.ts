import { z } from 'zod';
import type { TextGroup } from './define-texts.ts';
import { text, richText } from './text.ts';

/** A group of texts: each key with a description of where a visitor sees it. */
const group = <K extends string>(title: string, entries: Record<K, string>) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries<string>(entries).map(([key, description]) => [
          key,
          (MAY_LINK.test(description) ? richText() : text()).meta({
            title: key,
            description,
            ...placeholdersIn(description),
            ...(HAS_PLURALS.test(description) && { hasPlurals: true }),
          }),
        ]),
      ) as Record<K, ReturnType<typeof text>>, // fromEntries loses the key type
    )
    .meta({ title, description: `Texts of: ${title.toLowerCase()}.` });

/** Appended to the description of a text that may contain links and bold text. */
const MAY_LINK = /may contain a link/;

/** Appended to the description of a text that depends on a number. */
const HAS_PLURALS = /may have plural forms/;

/** Returns the placeholders named in a description, which the text must contain; otherwise a value would be lost. */
const placeholdersIn = (description: string): { placeholders?: string[] } => {
  const placeholders = [...description.matchAll(/\{([a-z][A-Za-z0-9]*)\}/g)].flatMap(([, name]) => name ?? []);
  return placeholders.length > 0 ? { placeholders } : {};
};

const headerTexts = {
  skipToContent: 'The skip link, first focus stop of the page.',
  homeLabel: 'Read aloud by screen readers: the logo link.',
  navigation: 'Read aloud by screen readers: the main navigation.',
  contact: 'Button that opens the contact form.',
  openMenu: 'Name of the mobile menu button; contains the word menu.',
  closeMenu: 'Name of the mobile menu button while the menu is open; contains the word menu.',
  region: 'First word of the name of the region button: Region.',
};

/** The text that a site needs whose header has a menu. */
const menuTexts = { menu: 'Button that opens the menu.' };

const footer = group('Footer', {
  navigation: 'Read aloud by screen readers: the legal links.',
  follow: 'Heading of the social links.',
  company: 'Heading of the company facts.',
  vat: 'Label of the VAT number.',
  manageCookies: 'Button that opens the cookie banner again.',
  opensInNewTab: 'Said by screen readers of links that open in a new tab.',
  claim: 'One sentence under the wordmark.',
  copyright: 'Line at the very end, after the name of the company.',
});

const formTexts = {
  label: 'Read aloud by screen readers: the form.',
  name: 'Label of the name field.',
  email: 'Label of the email field.',
  company: 'Label of the company field.',
  message: 'Label of the message field.',
  optional: 'Marks a field that may stay empty.',
  requiredNote: 'Says what the asterisk means.',
  submit: 'The button that sends the form.',
  submitting: 'The same button while the form is being sent.',
  nameMissing: 'Error: no name.',
  emailMissing: 'Error: no email address.',
  emailInvalid: 'Error: not an email address.',
  messageMissing: 'Error: no message.',
  privacyNote: 'Says what happens with what was typed; may contain a link: [text](/page).',
  honeypot: 'Label of the field that people never meet: leave it empty.',
};

/** The texts that a site needs whose form has a field with choices. */
const choiceTexts = {
  choice: 'Label of the field with choices.',
  choiceEmpty: 'What that field says before anything is chosen.',
};

const contact = group('Contact window', {
  title: 'Heading of the contact window.',
  intro: 'Sentence under the heading.',
  close: 'Name of the button that closes the window.',
  emailLink: 'Text before the email link, or of the link itself.',
  phone: 'Button that opens the choice between chat and SMS.',
  chat: 'Link that opens the chat app.',
  sms: 'Link that opens an SMS.',
  otherWays: 'Heading of email and phone.',
});

const thanks = group('Thank-you view', {
  title: 'Thank you for your submission!',
  promise: 'Promises a reply within 24 hours.',
  nextSteps: 'Heading of the next steps.',
  firstStep: 'What happens first.',
  secondStep: 'What happens then.',
  thirdStep: 'What happens last.',
});

const toasts = group('Messages', {
  successTitle: 'Success!',
  success: 'Your message has been sent successfully.',
  submissionErrorTitle: 'Submission Error',
  submissionError: 'There was an issue submitting your form. Please try again.',
  networkErrorTitle: 'Network Error',
  networkError: 'There was a network error. Please check your connection and try again.',
  close: 'Name of the button that closes a message.',
});

const consent = group('Consent', {
  title: 'Heading of the consent notice.',
  text: 'What is asked, naming necessary, analytics, marketing and functional; may contain a link to the cookie policy.',
  acceptAll: 'Accept All',
  acceptEssential: 'Accept Essential',
  customize: 'Customize',
  back: 'Back',
  save: 'Save Preferences',
  necessary: 'Name of the switch Necessary.',
  necessaryText: 'What the necessary purpose is.',
  analytics: 'Name of the switch Analytics.',
  analyticsText: 'What the analytics purpose is.',
  marketing: 'Name of the switch Marketing.',
  marketingText: 'What the marketing purpose is.',
  functional: 'Name of the switch Functional.',
  functionalText: 'What the functional purpose is.',
  alwaysOn: 'Beside the switch that cannot be turned off.',
});

const lists = group('Lists', {
  ofTag: 'Heading and title of the items of one tag: {name} is the name of the page, {tag} the tag.',
  numbered:
    'Heading and title of further pages: {name} is the list, {page} the page’s number, {pages} how many there are.',
  description:
    'What search engines show of further pages: {heading} is their title; items {first} to {last} of {total}.',
  range: 'Which items a page shows: {first} to {last} of {total}.',
  position: 'Name of a further page in the breadcrumbs: {page} of {pages}.',
  pager: 'Read aloud by screen readers: the links to the pages of the list.',
  page: 'Read aloud by screen readers: a link to one page; {page} is its number.',
  previous: 'Link to the page before.',
  next: 'Link to the next page.',
});

const fold = group('Fold-out details', {
  show: 'Button that unfolds details; {name} is the card’s title.',
});

const page = group('Page', {
  backToHome: 'Link back to the region’s home page.',
  announce: 'Announced when a page has opened; {title} is its name.',
  breadcrumbs: 'Read aloud by screen readers: the breadcrumbs.',
  lastUpdated: 'The date of a legal page; {date} is the date.',
  changes: 'Above the list of later changes of a legal page.',
  contents: 'Above the list of the parts of a legal page.',
  errorTitle: 'Heading where a part of the page failed.',
  errorText: 'What the visitor can do then.',
  reload: 'Button that loads the page again.',
  loading: 'Announced while a page is on its way.',
  unreachableTitle: 'Heading of the message where a page can’t be loaded: the network is gone.',
  unreachableText: 'What the visitor can do then; the page that is open stays.',
});

const preview = group('Preview', {
  notice: 'Above every page of a preview with drafts; {day} is the day as of which it is shown.',
});

const tags = z
  .record(z.string(), text().meta({ description: 'Name of the tag.' }))
  .meta({ title: 'Tags', description: 'Names of the tags that lists are filtered by.' });

/** The groups that are the same on every site. */
const groups = { contact, thanks, toasts, consent, lists, fold, page };

type Text = ReturnType<typeof text>;

/** A group of texts, some of which not every site needs. */
type GroupWith<K extends string, O extends string> = z.ZodObject<
  Record<K, Text> & Record<O, z.ZodOptional<Text>>,
  z.core.$strict
>;

/** The groups that depend on what a site has. */
interface OptionalTexts {
  header: GroupWith<keyof typeof headerTexts, keyof typeof menuTexts>;
  form: GroupWith<keyof typeof formTexts, keyof typeof choiceTexts>;
  choices: z.ZodOptional<ReturnType<typeof group<string>>>;
}

/** What decides which texts a site needs. */
interface TextNeeds {
  /** Whether its header has a menu. Default: false. */
  hasMenu?: boolean;
  /** The keys of the choices of its contact form. Default: none. */
  choices?: readonly string[] | undefined;
}

/**
 * Returns the schema of `content/dictionary.yaml`: every text that doesn't belong to a page.
 * @param own the groups of section types; whether the site needs them depends on its pages
 */
export function dictionarySchemaOf(own: Iterable<TextGroup>, needs: TextNeeds = {}) {
  const { header, form, ...choices } = textsFor(needs);
  const ofSections = Object.fromEntries(
    [...own].map(({ name, title, texts }) => [name, group(title, texts).optional()]),
  );
  return z
    .strictObject({
      header,
      footer,
      form,
      ...groups,
      preview: preview.optional(),
      ...choices,
      ...(ofSections as object), // the engine reads them by their definition only
      tags,
    })
    .meta({
      title: 'Dictionary',
      description: 'Texts of header, footer, form, notice and messages.',
      keywords:
        'words labels buttons footer header contact form fields messages errors cookie notice banner ord knapper sidefod sidehoved kontaktformular felter beskeder fejl cookiebanner',
    });
}

/** Returns the groups that depend on what a site has: a text is required, or there is none of its name. */
function textsFor({ hasMenu = false, choices = [] }: TextNeeds): OptionalTexts {
  const hasChoices = choices.length > 0;
  const names = Object.fromEntries(choices.map((key) => [key, 'Choice of the form.']));
  return {
    header: group<string>('Header', hasMenu ? { ...headerTexts, ...menuTexts } : headerTexts),
    form: group<string>('Contact form', hasChoices ? { ...formTexts, ...choiceTexts } : formTexts),
    ...(hasChoices && { choices: group('Choices of the form', names) }),
  } as unknown as OptionalTexts; // absent or required
}

/** The schema of a site's dictionary. */
export type DictionarySchema = ReturnType<typeof dictionarySchemaOf>;

/** The dictionary as written in YAML. */
export type Dictionary = z.output<DictionarySchema>;
