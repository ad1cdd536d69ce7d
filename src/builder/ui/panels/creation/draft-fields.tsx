import { SegmentedControl, Text, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { texts } from '../../../texts/texts.ts';
import { useSite } from '../../state/queries.ts';
import { useIsPhone } from '../../state/use-is-phone.ts';
import type { NewDraft } from './new-draft.ts';
import classes from './creation.module.css';

const words = texts.creation;

/** What a field of the dialog gets. */
export interface DraftProps {
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

interface NameFieldProps extends DraftProps {
  /** Whether somebody tried to create the page without a name. */
  isMissing: boolean;
  ref: Ref<HTMLInputElement>;
}

/** The name, in the source language. */
export const NameField = ({ draft, change, isMissing, ref }: NameFieldProps) => (
  <TextInput
    ref={ref}
    size="xs"
    data-autofocus
    label={words.fields.name}
    error={isMissing && words.missingName}
    lang={useSite().languages[0]?.code}
    value={draft.title}
    onChange={({ currentTarget: { value } }) => change({ title: value })}
  />
);

/** Where visitors find the page. */
export function ListingField({ draft, change }: DraftProps) {
  const { pageLists } = useSite();
  const isPhone = useIsPhone();
  const { places } = words;
  return (
    <fieldset className={classes.part}>
      <legend>{words.listing}</legend>
      <SegmentedControl
        size="xs"
        fullWidth={isPhone}
        orientation={isPhone ? 'vertical' : 'horizontal'}
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
