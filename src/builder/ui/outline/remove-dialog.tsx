import { Anchor, Button, Group, List, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { useSite } from '../state/queries.ts';
import { useView } from '../state/view.tsx';
import type { LinkingField } from './links-to-section.ts';
import { anchorOf, type OutlineSection } from '../state/section-list.ts';

const words = texts.outline.remove;

interface RemoveDialogProps {
  /** The sections in words. */
  name: string;
  /** Address of their page. */
  page: string;
  /** Sections of the page that stay. */
  others: readonly OutlineSection[];
  /** Fields that link to them. */
  links: readonly LinkingField[];
  /** Removes the sections, and lets the links lead to `to`. */
  onRemove: (to: string) => void;
  onClose: () => void;
}

/** Shows what links to sections, and asks where the links lead once the sections are removed. */
export function RemoveDialog({ name, page, others, links, onRemove, onClose }: RemoveDialogProps) {
  const { show } = useView();
  const [to, setTo] = useState(page);
  const targets = useTargets(page, others);
  const open = ({ file, path }: LinkingField) => {
    onClose();
    show({ file, selected: { file, path } });
  };
  return (
    <Dialog opened onClose={onClose} title={words.title(name)}>
      <Stack gap="md">
        <Text size="sm">{words.links(links.length)}</Text>
        <List size="sm" spacing={4} listStyleType="none">
          {links.map((link) => (
            <List.Item key={`${link.file} ${link.path.join('.')}`}>
              <Anchor component="button" type="button" size="sm" onClick={() => open(link)}>
                {link.title}
              </Anchor>
            </List.Item>
          ))}
        </List>
        <Select
          size="xs"
          label={words.target(links.length)}
          description={words.hint}
          data={targets}
          value={to}
          onChange={(target) => target !== null && setTo(target)}
          allowDeselect={false}
          searchable
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {words.keep}
          </Button>
          <Button color="red.8" onClick={() => onRemove(to)}>
            {texts.common.remove}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Where links can lead: the page itself, its other sections, and other pages. */
function useTargets(page: string, others: readonly OutlineSection[]) {
  const { files } = useSite();
  const sections = new Map(others.map((section) => [`${page}#${anchorOf(section)}`, section.title]));
  const pages = new Map(
    files.flatMap(({ address, title, group }): [string, string][] =>
      address === undefined || address === page || group !== 'pages' ? [] : [[address, title]],
    ),
  );
  const items = (found: ReadonlyMap<string, string>) => [...found].map(([value, label]) => ({ value, label }));
  return [
    { group: words.thisPage, items: [{ value: page, label: words.topOfPage }, ...items(sections)] },
    { group: words.otherPages, items: items(pages) },
  ];
}
