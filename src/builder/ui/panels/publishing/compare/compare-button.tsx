import { Button } from '@mantine/core';
import { compareTexts } from '../../../../texts/compare/compare-texts.ts';

/** Opens two states of the site side by side. */
export const CompareButton = ({ label, onOpen }: { label: string; onOpen: () => void }) => (
  <Button variant="subtle" size="compact-xs" aria-label={label} aria-haspopup="dialog" onClick={onOpen}>
    {compareTexts().title}
  </Button>
);
