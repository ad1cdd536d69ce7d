import { Stack, Text } from '@mantine/core';
import { useCallback } from 'react';
import type { FieldProblem, SiteOverview } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { PlaceButtons, placesOf } from '../form/problems/problem-places.tsx';
import { useOpenField } from '../state/open-field.ts';
import { useSite } from '../state/queries.ts';
import { hideRefusal, showRefusal } from '../state/toasts.ts';
import { usePreview, type FieldPlace } from '../state/view.tsx';

/** Returns a function that says why an edit was refused, and leads to the fields that stand in its way. */
export function useRefusalNotice(): (problems: readonly FieldProblem[]) => void {
  const site = useSite();
  const openField = useOpenField();
  const { regions } = usePreview();
  return useCallback(
    (problems) => {
      showRefusal(
        texts.outline.unchanged,
        <RefusalNotice
          problems={problems}
          site={site}
          regions={regions}
          open={(field) => {
            hideRefusal();
            openField(field);
          }}
        />,
      );
    },
    [site, regions, openField],
  );
}

/** Most places that a notice leads to. */
const MAX_PLACES = 8;

interface RefusalNoticeProps {
  problems: readonly FieldProblem[];
  site: Pick<SiteOverview, 'files' | 'languages' | 'regions'>;
  /** The codes of the regions that were chosen. */
  regions: readonly string[];
  open: (field: FieldPlace) => void;
}

/** Why an edit was refused, with buttons that open the fields that stand in its way. */
function RefusalNotice({ problems, site, regions, open }: RefusalNoticeProps) {
  const [first] = problems;
  const places = placesOf(problems, site, regions);
  const further = places.length - MAX_PLACES;
  return (
    <Stack gap={6} align="flex-start">
      <Text size="sm">{first?.message}</Text>
      {places.length === 0 && <Text size="sm">{first?.hint}</Text>}
      <PlaceButtons places={places.slice(0, MAX_PLACES)} open={open} />
      {further > 0 && <Text size="sm">{texts.problems.further(further)}</Text>}
    </Stack>
  );
}
