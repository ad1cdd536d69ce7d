import { Kbd } from '@mantine/core';
import { texts } from '../../../texts/texts.ts';
import { OUTLINE_KEYS } from '../../outline/outline-keys.ts';
import classes from './tour.module.css';

const words = texts.tour.shortcuts;

const ANYWHERE = [
  { keys: ['Ctrl', 'K'], does: words.search },
  { keys: ['Ctrl', 'Z'], does: texts.common.undo },
  { keys: ['Ctrl', 'Shift', 'Z'], does: texts.history.redo.title },
  { keys: ['Esc'], does: words.back },
];

/** Lists the keys of the builder. */
export const KeysTable = () => (
  <table className={classes.keys}>
    <Keys title={words.anywhere} keys={ANYWHERE} />
    <Keys title={words.inOutline} keys={OUTLINE_KEYS} />
  </table>
);

interface KeysProps {
  title: string;
  keys: readonly { keys: readonly string[]; does: string }[];
}

const Keys = ({ title, keys }: KeysProps) => (
  <tbody>
    <tr>
      <th colSpan={2} scope="rowgroup">
        {title}
      </th>
    </tr>
    {keys.map((entry) => (
      <tr key={entry.does}>
        <td>
          {entry.keys.map((key) => (
            <Kbd key={key} size="xs" mr={4}>
              {key}
            </Kbd>
          ))}
        </td>
        <td>{entry.does}</td>
      </tr>
    ))}
  </tbody>
);
