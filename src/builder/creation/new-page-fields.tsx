import { MultiSelect, SegmentedControl, Select, Text } from '@mantine/core';
import { useContext, type ReactNode } from 'react';
import { SEO_LIMITS, TAGS } from '../../editing-protocol/builder/creation-methods.ts';
import { PictureInput } from '../pictures/picture-input.tsx';
import { useSite } from '../state/queries.ts';
import { countryOptions } from '../form/model/country-options.ts';
import type { PageDraft } from './page-draft.ts';
import { MissingContext, TextPair } from './text-pair.tsx';
import classes from './creation.module.css';

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
    <Part
      title="Search result"
      note="Required. Google doesn’t list the page until you add it to the sitemap (page settings)."
    >
      <TextPair
        label="Search title"
        value={draft.seoTitle}
        limit={SEO_LIMITS.title}
        onChange={(seoTitle) => change({ seoTitle })}
      />
      <TextPair
        label="Search description"
        value={draft.seoDescription}
        limit={SEO_LIMITS.description}
        isLong
        onChange={(seoDescription) => change({ seoDescription })}
      />
    </Part>
  );
}

const PLACES = [
  { value: 'none', label: 'Nowhere yet' },
  { value: 'header', label: 'Header' },
  { value: 'services', label: 'Services' },
  { value: 'footer', label: 'Footer' },
];

/** Where visitors find the page. */
export function ListingFields({ draft, change }: DraftProps) {
  return (
    <Part title="Listed in">
      <SegmentedControl
        size="xs"
        aria-label="Listed in"
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
    <Part title="Card" note="Shown with the services on the home page, in the menu and in the contact form.">
      <Select
        size="xs"
        label="Icon"
        searchable
        allowDeselect={false}
        data={icons}
        value={draft.icon}
        onChange={(icon) => icon !== null && change({ icon })}
      />
      <TextPair label="Line below the name" value={draft.subtitle} onChange={(subtitle) => change({ subtitle })} />
      <TextPair
        label="Description"
        value={draft.description}
        isLong
        onChange={(description) => change({ description })}
      />
      <TextPair
        label="Four bullet points"
        description="One per line."
        value={draft.features}
        isLong
        onChange={(features) => change({ features })}
      />
      <TextPair label="Tag" value={draft.tag} onChange={(tag) => change({ tag })} />
      <TextPair label="Text of the link" value={draft.linkText} onChange={(linkText) => change({ linkText })} />
    </Part>
  );
}

/** What a case study needs besides the client's name. */
export function CaseFields({ draft, change }: DraftProps) {
  const countries = countryOptions();
  const missing = useContext(MissingContext);
  return (
    <>
      <Part title="The case">
        <TextPair label="Industry" value={draft.industry} onChange={(industry) => change({ industry })} />
        <TextPair label="Result" value={draft.result} onChange={(result) => change({ result })} />
        <TextPair label="Summary" value={draft.summary} isLong onChange={(summary) => change({ summary })} />
        <div className={classes.pair}>
          <MultiSelect
            size="xs"
            label="Tags"
            error={missing.includes('Tags')}
            data={[...TAGS]}
            value={draft.tags}
            onChange={(tags) => change({ tags })}
          />
          <Select
            size="xs"
            label="Country"
            error={missing.includes('Country')}
            searchable
            data={countries}
            value={draft.country}
            onChange={(country) => change({ country })}
          />
        </div>
      </Part>
      <Part title="Pictures" note="Leave empty to use a plain drawing.">
        <PictureInput label="Logo" value={draft.logo} onChange={(logo) => change({ logo })} />
        <PictureInput label="Background" value={draft.background} onChange={(background) => change({ background })} />
      </Part>
    </>
  );
}
