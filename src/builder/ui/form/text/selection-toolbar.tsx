import { Popover } from '@mantine/core';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconUnlink from '@tabler/icons-react/dist/esm/icons/IconUnlink.mjs';
import type { Command } from 'prosemirror-state';
import type { ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { MENUS_ID } from '../../kit/theme.ts';
import { removeLink, toggleBold, toggleHeading, toggleList } from '../../text/editor-commands.ts';
import type { EditorStatus } from '../../text/editor-options.ts';
import { ToolButton } from './tool-button.tsx';
import classes from './text.module.css';

interface FormatButtonsProps {
  /** What is selected; without it, no button is pressed. */
  status?: EditorStatus | undefined;
  run: (command: Command) => void;
  onLink: () => void;
}

/** Buttons for what a text can have: bold words, links, headings and lists. */
export function FormatButtons({ status, run, onLink }: FormatButtonsProps) {
  const words = texts.form.text;
  return (
    <>
      <ToolButton
        name={words.bold}
        hint={words.boldHint}
        {...(status && { isPressed: status.isBold })}
        onClick={() => run(toggleBold)}
      >
        <IconBold size={14} stroke={1.5} aria-hidden />
      </ToolButton>
      <ToolButton
        name={words.link.name}
        hint={words.link.hint}
        {...(status && { isPressed: status.link !== undefined })}
        onClick={onLink}
      >
        <IconLink size={14} stroke={1.5} aria-hidden />
      </ToolButton>
      <ToolButton
        name={words.heading}
        hint={words.headingHint}
        {...(status && { isPressed: status.isInHeading })}
        onClick={() => run(toggleHeading)}
      >
        <IconHeading size={14} stroke={1.5} aria-hidden />
      </ToolButton>
      <ToolButton
        name={words.list}
        hint={words.listHint}
        {...(status && { isPressed: status.isInList })}
        onClick={() => run(toggleList)}
      >
        <IconList size={14} stroke={1.5} aria-hidden />
      </ToolButton>
    </>
  );
}

/** The same buttons at the words that are selected, or at a link in which the cursor stands, with one that removes it. */
export function SelectionToolbar({ children, ...buttons }: FormatButtonsProps & { children: ReactNode }) {
  return (
    <Popover
      opened
      position="top"
      offset={6}
      shadow="md"
      withRoles={false}
      returnFocus={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      portalProps={{ target: `#${MENUS_ID}` }}
      transitionProps={{ duration: 80 }}
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown p={2} className={classes.toolbar} role="toolbar" aria-label={texts.form.text.toolbar}>
        <FormatButtons {...buttons} />
        {buttons.status?.link && (
          <ToolButton name={texts.form.text.link.remove} onClick={() => buttons.run(removeLink)}>
            <IconUnlink size={14} stroke={1.5} aria-hidden />
          </ToolButton>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
