import { Button, Group, Stack } from '@mantine/core';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { nearestReadable } from '../../../../theme/readable-color.ts';
import type { Path } from '../../../../data/path.ts';
import { withValueAt } from '../../../../data/plain.ts';
import type { FileAnswer } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { showWithFocus } from '../show-whole.ts';
import { brandColorAt, brandColors } from '../model/brand-data.ts';
import { contrastsOf, weakContrasts, type ShownPair } from '../model/contrasts-of.ts';
import classes from './contrast-note.module.css';
import messages from './messages.module.css';

/** How many pairs of colors are shown that can't be read. */
const MAX_SAMPLES = 3;

/**
 * Words, or an edge, in one color on another, as the site shows them. It's a picture, and nothing to read: what is shown stands
 * beside it.
 */
export const ColorSample = ({
  pair: { color, background, isText },
  words,
}: {
  pair: Pick<ShownPair, 'color' | 'background' | 'isText'>;
  words: string;
}) => (
  <span className={classes.sample} style={{ color, background }} inert>
    {isText ? words : <span className={classes.edge} />}
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
  const mended = contrastsOf(file, path, nearest).find(({ use }) => use === weak[0]?.use);
  return (
    <div ref={showWithFocus} id={id} className={messages.problem} data-severity="error">
      <IconAlertCircle size={14} stroke={1.5} aria-hidden className={messages.problemIcon} />
      <Stack gap={6} className={classes.note}>
        {texts.brand.unreadable}
        {nearest === undefined ? (
          <span className={messages.hint}>{texts.brand.noShade}</span>
        ) : (
          <Group gap={8}>
            {mended && <ColorSample pair={mended} words={texts.brand.sampleWords} />}
            <Button
              variant="light"
              size="compact-xs"
              leftSection={<span className={classes.swatch} style={{ background: nearest }} />}
              onClick={() => onTake(nearest)}
            >
              {texts.brand.takeColor(nearest)}
            </Button>
          </Group>
        )}
        <ul className={classes.pairs}>
          {weak.slice(0, MAX_SAMPLES).map((pair) => (
            <li key={pair.use} className={classes.pair}>
              <ColorSample pair={pair} words={texts.brand.sampleWords} />
              <span>
                {pair.use} <span className={classes.measure}>{texts.brand.needs(pair.ratio, pair.least)}</span>
              </span>
            </li>
          ))}
        </ul>
        {weak.length > MAX_SAMPLES && (
          <span className={messages.hint}>{texts.brand.morePairs(weak.length - MAX_SAMPLES)}</span>
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
