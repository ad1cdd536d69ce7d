import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { texts } from '../../../texts/texts.ts';

/** What a value was and what it is: "750 → 775". */
export const BeforeAfter = ({ before, after }: { before: string; after: string }) => (
  <>
    {before} <IconArrowRight size={12} stroke={1.5} aria-label={texts.changes.to} /> {after}
  </>
);
