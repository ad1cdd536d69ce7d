import { ActionIcon, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import type { SiteState } from '../../../../protocol/compare-calls.ts';
import { compareTexts } from '../../../../texts/compare/compare-texts.ts';
import type { ComparedSide } from './compared-frames.tsx';
import type { useComparison } from './use-comparison.ts';
import classes from './compare.module.css';

interface ControlsProps {
  comparison: ReturnType<typeof useComparison>;
  current: number | undefined;
  step: (by: 1 | -1) => void;
  /** The side that is shown, where there's room for one only. */
  side?: ComparedSide;
  chooseSide?: (side: ComparedSide) => void;
}

/** Chooses what is compared, and leads from one difference to the next. */
export function ComparisonControls({ comparison, current, step, side, chooseSide }: ControlsProps) {
  const words = compareTexts();
  const { versions, states, pages, page, regions, region, site, inWords } = comparison;
  const options = [
    { value: 'draft', label: inWords('draft') },
    ...versions.map(({ number }) => ({ value: String(number), label: inWords(number) })),
  ];
  const choose = (side: ComparedSide) => (value: string) => comparison.chooseState(side, stateOf(value));
  return (
    <div className={classes.controls}>
      <Choice label={words.older} value={String(states.before)} data={options} onChoose={choose('before')} />
      <Choice label={words.newer} value={String(states.after)} data={options} onChoose={choose('after')} />
      <Choice
        label={words.page}
        value={page}
        data={pageOptions(pages, page)}
        onChoose={(value) => comparison.choose({ page: value })}
      />
      {regions.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={words.regions}
          value={region}
          data={regions.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => comparison.choose({ region: code })}
        />
      )}
      {side && (
        <SegmentedControl
          size="xs"
          aria-label={words.sides}
          value={side}
          data={[
            { value: 'before', label: words.older },
            { value: 'after', label: words.newer },
          ]}
          onChange={(value) => chooseSide?.(value)}
        />
      )}
      <Steps current={current} count={comparison.compared?.differences.length} step={step} />
      {site?.pages.length === 0 && site.everywhere.length === 0 && (
        <Note>{site.things.length === 0 ? words.sameSite : words.sameTexts}</Note>
      )}
      {site && site.everywhere.length > 0 && <Note>{words.everywhere}</Note>}
      {site?.isPartial && <Note>{words.partial}</Note>}
    </div>
  );
}

const stateOf = (value: string): SiteState => (value === 'draft' ? value : Number(value));

/** Lists the pages that differ, and the one that is shown. */
function pageOptions(pages: ControlsProps['comparison']['pages'], shown: string) {
  const { states } = compareTexts();
  const listed = pages.map(({ page, name, state }) => ({
    value: page,
    label: state === 'changed' ? name : `${name} (${states[state]})`,
  }));
  return listed.some(({ value }) => value === shown) ? listed : [{ value: shown, label: shown }, ...listed];
}

interface ChoiceProps {
  label: string;
  value: string;
  data: { value: string; label: string }[];
  onChoose: (value: string) => void;
}

const Choice = ({ onChoose, ...props }: ChoiceProps) => (
  <NativeSelect
    className={classes.choice}
    size="xs"
    {...props}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
  />
);

const Note = ({ children }: { children: string }) => (
  <Text size="xs" className={classes.aside}>
    {children}
  </Text>
);

interface StepsProps {
  current: number | undefined;
  /** Absent until it's known. */
  count: number | undefined;
  step: (by: 1 | -1) => void;
}

/** Says which difference is shown, and leads to the others. */
function Steps({ current, count, step }: StepsProps) {
  const words = compareTexts();
  const place = count !== undefined && (current === undefined ? words.count(count) : words.position(current, count));
  return (
    <div className={classes.steps}>
      <span role="status">{place}</span>
      <ActionIcon
        data-tooltip={words.previous}
        aria-label={words.previous}
        aria-keyshortcuts="Alt+ArrowUp"
        aria-disabled={!count}
        onClick={() => step(-1)}
      >
        <IconArrowUp size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        data-tooltip={words.next}
        aria-label={words.next}
        aria-keyshortcuts="Alt+ArrowDown"
        aria-disabled={!count}
        onClick={() => step(1)}
      >
        <IconArrowDown size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
}
