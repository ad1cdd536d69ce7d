import { Button } from '@mantine/core';
import { useState } from 'react';
import { compareTexts } from '../../../../texts/compare/compare-texts.ts';
import { ComparisonView } from './comparison-view.tsx';
import type { ComparisonStart } from './use-comparison.ts';

/** Opens two states of the site side by side. */
export function CompareButton({ label, start }: { label: string; start: ComparisonStart }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {compareTexts().title}
      </Button>
      {isOpen && <ComparisonView start={start} close={() => setOpen(false)} />}
    </>
  );
}
