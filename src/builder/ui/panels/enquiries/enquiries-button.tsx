import { ActionIcon, Indicator } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useQuery } from '@tanstack/react-query';
import { enquiryTexts } from '../../../texts/enquiries/enquiry-texts.ts';
import { SidePanel } from '../../kit/side-panel.tsx';
import { useIsPhone } from '../../state/use-is-phone.ts';
import { useCommand } from '../commands/command-store.ts';
import { enquiriesQuery } from './enquiries-query.ts';
import { EnquiryPanel } from './enquiry-panel.tsx';

/** Opens the messages from the contact form; shows how many are new. On a phone, only the command does. */
export function EnquiriesButton() {
  const words = enquiryTexts();
  const { title, keywords } = words;
  const [isOpen, { open, close }] = useDisclosure();
  const isPhone = useIsPhone();
  const { data } = useQuery(enquiriesQuery);
  const unread = data?.enquiries.filter(({ isRead }) => !isRead).length ?? 0;
  const label = unread > 0 ? words.titleWith(unread) : title;
  useCommand({ id: 'enquiries', label, keywords, icon: IconMail, run: open });
  return (
    <>
      {!isPhone && (
        <Indicator
          data-tooltip={isOpen ? undefined : unread > 0 ? words.unread(unread) : title}
          label={unread}
          size={14}
          disabled={unread === 0}
          offset={5}
          color="red.9"
        >
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={title}
            aria-description={unread > 0 ? words.unread(unread) : undefined}
            aria-haspopup="dialog"
            onClick={open}
          >
            <IconMail size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Indicator>
      )}
      <SidePanel title={title} isOpen={isOpen} close={close}>
        <EnquiryPanel />
      </SidePanel>
    </>
  );
}
