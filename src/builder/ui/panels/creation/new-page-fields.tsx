import { MultiSelect, SegmentedControl, Select, Text } from '@mantine/core';
import { useContext, type ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { SEO_LIMITS } from '../../../protocol/creation-methods.ts';
import { PictureInput } from '../../form/pictures/picture-input.tsx';
import { useSite } from '../../state/queries.ts';
import { countryOptions } from '../../form/model/country-options.ts';
import { CASES, type PageDraft } from './page-draft.ts';
import { MissingContext, TextPair } from './text-pair.tsx';
import classes from './creation.module.css';

const { parts, places, fields } = texts.creation;

export interface DraftProps {
  draft: PageDraft;
  change: (part: Partial<PageDraft>) => void;
}

/** A part of the dialog, below a heading. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className={classes.part}>
      <legend>{title}</legend>
      {note !== undefined && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
      {children}
    </fieldset>
  );
}

/** What search engines show. */
export function SearchFields({ draft, change }: DraftProps) {
  return (
    <Part title={parts.search} note={parts.searchHint}>
      <TextPair
        label={fields.searchTitle}
        value={draft.seoTitle}
        limit={SEO_LIMITS.title}
        onChange={(seoTitle) => change({ seoTitle })}
      />
      <TextPair
        label={fields.searchDescription}
        value={draft.seoDescription}
        limit={SEO_LIMITS.description}
        isLong
        onChange={(seoDescription) => change({ seoDescription })}
      />
    </Part>
  );
}

const PLACES = [
  { value: 'none', label: places.none },
  { value: 'header', label: places.header },
  { value: 'services', label: places.services },
  { value: 'footer', label: places.footer },
];

/** Where visitors find the page. */
export function ListingFields({ draft, change }: DraftProps) {
  return (
    <Part title={parts.listing}>
      <SegmentedControl
        size="xs"
        aria-label={parts.listing}
        data={PLACES}
        value={draft.navigation}
        onChange={(value) => change({ navigation: value as PageDraft['navigation'] })} // one of PLACES
      />
    </Part>
  );
}

/** The card of a service: in the menu, on the home page and in the contact form. */
export function CardFields({ draft, change }: DraftProps) {
  const { icons } = useSite();
  return (
    <Part title={parts.card} note={parts.cardHint}>
      <Select
        size="xs"
        label={fields.icon}
        searchable
        allowDeselect={false}
        data={icons}
        value={draft.icon}
        onChange={(icon) => icon !== null && change({ icon })}
      />
      <TextPair label={fields.subtitle} value={draft.subtitle} onChange={(subtitle) => change({ subtitle })} />
      <TextPair
        label={fields.description}
        value={draft.description}
        isLong
        onChange={(description) => change({ description })}
      />
      <TextPair
        label={fields.features}
        description={fields.featuresHint}
        value={draft.features}
        isLong
        onChange={(features) => change({ features })}
      />
      <TextPair label={fields.tag} value={draft.tag} onChange={(tag) => change({ tag })} />
      <TextPair label={fields.linkText} value={draft.linkText} onChange={(linkText) => change({ linkText })} />
    </Part>
  );
}

/** What a case study needs besides the client's name. */
export function CaseFields({ draft, change }: DraftProps) {
  const countries = countryOptions();
  const tags = useSite().collections.find(({ name }) => name === CASES)?.tags ?? [];
  const missing = useContext(MissingContext);
  return (
    <>
      <Part title={parts.caseStudy}>
        <TextPair label={fields.industry} value={draft.industry} onChange={(industry) => change({ industry })} />
        <TextPair label={fields.result} value={draft.result} onChange={(result) => change({ result })} />
        <TextPair label={fields.summary} value={draft.summary} isLong onChange={(summary) => change({ summary })} />
        <div className={classes.pair}>
          <MultiSelect
            size="xs"
            label={fields.tags}
            error={missing.includes(fields.tags)}
            data={tags}
            value={draft.tags}
            onChange={(chosen) => change({ tags: chosen })}
          />
          <Select
            size="xs"
            label={fields.country}
            error={missing.includes(fields.country)}
            searchable
            data={countries}
            value={draft.country}
            onChange={(country) => change({ country })}
          />
        </div>
      </Part>
      <Part title={parts.pictures} note={parts.picturesHint}>
        <PictureInput label={fields.logo} value={draft.logo} onChange={(logo) => change({ logo })} />
        <PictureInput
          label={fields.background}
          value={draft.background}
          onChange={(background) => change({ background })}
        />
      </Part>
    </>
  );
}
