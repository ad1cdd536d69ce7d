import { SegmentedControl, Select, Text, TextInput } from '@mantine/core';
import { texts } from '../../../texts/texts.ts';
import { useSite } from '../../state/queries.ts';
import { nameLabel, nameLanguages, type NewDraft } from './new-draft.ts';
import classes from './creation.module.css';

const words = texts.creation;

interface DraftProps {
  draft: NewDraft;
  change: (part: Partial<NewDraft>) => void;
}

/** What is created: a page, or an entry of a collection. A site without collections has nothing to choose. */
export function KindField({ draft, change }: DraftProps) {
  const { collections } = useSite();
  if (collections.length === 0) return null;
  const kinds = collections.map(({ name, title }) => ({ value: name, label: title }));
  return (
    <SegmentedControl
      size="xs"
      aria-label={words.kind}
      data={[{ value: '', label: words.page }, ...kinds]}
      value={draft.collection}
      onChange={(collection) => change({ collection })}
    />
  );
}

/** What a page starts from: nothing, a template of the site, or a copy of another page. */
export function StartField({ draft, change }: DraftProps) {
  const { files, templates } = useSite();
  const pages = files.filter(({ group, address }) => group === 'pages' && address !== undefined);
  const starts = [
    {
      group: words.starts.templates,
      items: [
        { value: '', label: words.emptyPage },
        ...templates.map(({ file, title }) => ({ value: file, label: title })),
      ],
    },
    {
      group: words.starts.pages,
      items: pages.map(({ file, title }) => ({ value: file, label: words.copyOf(title) })),
    },
  ];
  return (
    <Select
      size="xs"
      label={words.startFrom}
      searchable
      allowDeselect={false}
      data={starts}
      value={draft.from}
      onChange={(from) => change({ from: from ?? '' })}
    />
  );
}

interface NameFieldsProps extends DraftProps {
  /** Labels of the inputs that are still to be filled in, once somebody tried to create the page without. */
  missing: readonly string[];
}

/** The name, in each language where it's a text. */
export function NameFields({ draft, change, missing }: NameFieldsProps) {
  const languages = nameLanguages(draft, useSite());
  return (
    <div className={classes.names}>
      {languages.map((language, index) => {
        const { code } = language;
        const label = nameLabel(language, languages);
        return (
          <TextInput
            key={code}
            size="xs"
            label={label}
            error={missing.includes(label)}
            lang={code}
            value={draft.title[code] ?? ''}
            onChange={({ currentTarget: { value } }) => change({ title: { ...draft.title, [code]: value } })}
            {...(index === 0 && { 'data-autofocus': true })}
          />
        );
      })}
    </div>
  );
}

/** Where visitors find the page. */
export function ListingField({ draft, change }: DraftProps) {
  const { pageLists } = useSite();
  const { places } = words;
  return (
    <fieldset className={classes.part}>
      <legend>{words.listing}</legend>
      <SegmentedControl
        size="xs"
        aria-label={words.listing}
        data={[
          { value: 'none', label: places.none },
          { value: 'header', label: places.header },
          ...pageLists.map(({ name, title }) => ({ value: name, label: title })),
          { value: 'footer', label: places.footer },
        ]}
        value={draft.navigation}
        onChange={(navigation) => change({ navigation })}
      />
      {draft.navigation !== 'none' && (
        <Text size="xs" c="dimmed">
          {words.listingHint}
        </Text>
      )}
    </fieldset>
  );
}
