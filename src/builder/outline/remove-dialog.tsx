import { Anchor, Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useView } from '../state/view.tsx';
import type { LinkingField } from './links-to-section.ts';
import { count } from './section-list.ts';

interface RemoveDialogProps {
  /** The sections in words. */
  name: string;
  /** Fields that link to them. */
  links: readonly LinkingField[];
  onRemove: () => void;
  onClose: () => void;
}

/** Shows what links to sections, and asks whether to remove them. */
export function RemoveDialog({ name, links, onRemove, onClose }: RemoveDialogProps) {
  const { show } = useView();
  const open = ({ file, path }: LinkingField) => {
    onClose();
    show({ file, selected: { file, path } });
  };
  return (
    <Modal opened onClose={onClose} title={`Remove “${name}”?`}>
      <Stack gap="md">
        <Text size="sm">
          {count(links.length, 'link')} elsewhere {links.length === 1 ? 'leads' : 'lead'} here. Change{' '}
          {links.length === 1 ? 'it' : 'them'} first, or hide the section in the regions where it isn’t needed.
        </Text>
        <List size="sm" spacing={4} listStyleType="none">
          {links.map((link) => (
            <List.Item key={`${link.file} ${link.path.join('.')}`}>
              <Anchor component="button" type="button" size="sm" onClick={() => open(link)}>
                {link.title}
              </Anchor>
            </List.Item>
          ))}
        </List>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Keep
          </Button>
          <Button color="red" onClick={onRemove}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
