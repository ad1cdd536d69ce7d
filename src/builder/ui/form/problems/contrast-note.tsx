import { Button, Stack } from '@mantine/core';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import type { ReactNode } from 'react';
import { nearestReadable } from '../../../../theme/readable-color.ts';
import type { Path } from '../../../../data/path.ts';
import { withValueAt } from '../../../../data/plain.ts';
import type { FileAnswer } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { brandColorAt, brandColors } from '../model/brand-data.ts';
import { weakContrasts, type ShownPair } from '../model/contrasts-of.ts';
import classes from './contrast-note.module.css';
import messages from './messages.module.css';

/** How many pairs of colors are shown that can't be read. */
const MAX_SAMPLES = 3;

/**
 * Words in one color on another, as the site shows them. They're a picture of it, and nothing to read: what they are stands
 * beside them.
 */
export const ColorSample = ({
  pair: { color, background },
  children,
}: {
  pair: Pick<ShownPair, 'color' | 'background'>;
  children: ReactNode;
}) => (
  <span className={classes.sample} style={{ color, background }} inert>
    {children}
  </span>
);

interface ContrastNoteProps {
  /** For `aria-describedby`. */
  id: string | undefined;
  file: FileAnswer;
  path: Path;
  value: unknown;
  onTake: (color: string) => void;
}

/** Shows which colors can't be read together with a typed one, how they look, and takes the nearest that can. */
export function ContrastNote({ id, file, path, value, onTake }: ContrastNoteProps) {
  const weak = weakContrasts(file, path, value);
  const nearest = nearestTo(file, path, value);
  return (
    <div id={id} className={messages.problem} data-severity="error">
      <IconAlertCircle size={14} stroke={1.5} aria-hidden className={messages.problemIcon} />
      <Stack gap={6} className={classes.note}>
        {texts.brand.unreadable}
        <ul className={classes.pairs}>
          {weak.slice(0, MAX_SAMPLES).map((pair) => (
            <li key={pair.use} className={classes.pair}>
              <ColorSample pair={pair}>{texts.brand.sampleWords}</ColorSample>
              <span>
                {pair.use} <span className={messages.hint}>{texts.brand.needs(pair.ratio, pair.least)}</span>
              </span>
            </li>
          ))}
        </ul>
        {weak.length > MAX_SAMPLES && (
          <span className={messages.hint}>{texts.brand.morePairs(weak.length - MAX_SAMPLES)}</span>
        )}
        {nearest === undefined ? (
          <span className={messages.hint}>{texts.brand.noShade}</span>
        ) : (
          <Button
            variant="light"
            size="compact-xs"
            className={classes.use}
            leftSection={<span className={classes.swatch} style={{ background: nearest }} />}
            onClick={() => onTake(nearest)}
          >
            {texts.brand.takeColor(nearest)}
          </Button>
        )}
      </Stack>
    </div>
  );
}

function nearestTo({ file, data }: FileAnswer, path: Path, value: unknown): string | undefined {
  const name = brandColorAt(file, path);
  const colors = brandColors(withValueAt(data, path, value));
  return name && colors && nearestReadable(colors, name);
}
