import { Tooltip, VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { texts } from '../../texts/texts.ts';
import { useSite } from '../state/queries.ts';
import classes from './outline.module.css';
import { scheduleWords, type OutlineSection } from '../state/section-list.ts';

/** Icons for what is special about a section: hidden, shared, a draft, scheduled, in some regions only. */
export function SectionMarks({ section }: { section: OutlineSection }) {
  const { regions } = useSite();
  const names = section.regions?.map((code) => regions.find((one) => one.code === code)?.name ?? code);
  const marks: (readonly [Icon, string | undefined])[] = [
    [IconLink, section.shared && texts.outline.marks.shared(section.shared.pages.length)],
    [IconWorld, names && texts.outline.marks.onlyIn(names.join(', '))],
    [IconCalendar, scheduleWords(section)],
    [IconPencil, section.draft ? texts.common.draft : undefined],
    [IconEyeOff, section.hidden ? texts.outline.marks.hidden : undefined],
  ];
  return (
    <span className={classes.marks}>
      {marks.map(
        ([Drawing, words]) =>
          words !== undefined && (
            <Tooltip key={words} label={words}>
              <span>
                <Drawing size={14} stroke={1.5} aria-hidden />
                <VisuallyHidden>, {words}</VisuallyHidden>
              </span>
            </Tooltip>
          ),
      )}
    </span>
  );
}
