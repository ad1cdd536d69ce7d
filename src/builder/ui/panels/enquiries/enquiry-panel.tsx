import { Alert, Text } from '@mantine/core';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallInput } from '../../../protocol/calls.ts';
import { enquiryTexts } from '../../../texts/enquiries/enquiry-texts.ts';
import { PanelFoot, PanelList, PanelLoader, PanelNote } from '../../kit/side-panel.tsx';
import { call } from '../../state/api.ts';
import { showStatus } from '../../state/status.ts';
import { enquiriesQuery } from './enquiries-query.ts';
import classes from './enquiries.module.css';
import { EnquiryItem } from './enquiry-item.tsx';

/** Lists what visitors have sent by the contact form. Opening a message marks it as read. */
export function EnquiryPanel() {
  const words = enquiryTexts();
  const { data, error } = useQuery({ ...enquiriesQuery, refetchOnMount: 'always' });
  const [open, setOpen] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const { mark, remove, problem } = useEnquiryChanges(() => {
    setOpen(undefined);
    // Its entry has gone, with the button that had the focus.
    list.current?.focus();
  });
  if (error) return <PanelNote icon={IconMail} title={error.message} />;
  if (!data) return <PanelLoader label={words.loading} />;
  const { enquiries, obstacle, months, siteName } = data;
  return (
    <>
      <PanelList ref={list}>
        {problem !== undefined && <Alert color="red">{problem}</Alert>}
        {obstacle && (
          <Alert color={obstacle === 'host' ? 'yellow' : 'gray'} m={20} mb={0}>
            {words.obstacle[obstacle]}
          </Alert>
        )}
        {enquiries.length === 0 ? (
          <PanelNote icon={IconMail} title={words.none}>
            {words.noneHint}
          </PanelNote>
        ) : (
          <ul className={classes.list} aria-label={words.title}>
            {enquiries.map((enquiry) => (
              <EnquiryItem
                key={enquiry.id}
                enquiry={enquiry}
                siteName={siteName}
                isOpen={open === enquiry.id}
                onToggle={() => {
                  setOpen(open === enquiry.id ? undefined : enquiry.id);
                  if (!enquiry.isRead) mark({ id: enquiry.id, state: 'read' });
                }}
                mark={(state) => {
                  if (state === 'unread') setOpen(undefined);
                  mark({ id: enquiry.id, state });
                }}
                remove={() => remove(enquiry.id)}
              />
            ))}
          </ul>
        )}
      </PanelList>
      {months !== undefined && (
        <PanelFoot>
          <Text size="xs" c="dimmed">
            {words.term(months)}
          </Text>
        </PanelFoot>
      )}
    </>
  );
}

/** Returns what marks and deletes messages, and why the last change failed. */
function useEnquiryChanges(onRemoved: () => void) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries(enquiriesQuery);
  const marking = useMutation({
    mutationFn: (input: CallInput<'markEnquiry'>) => call('markEnquiry', input),
    onSettled,
  });
  const removing = useMutation({
    mutationFn: (id: number) => call('deleteEnquiry', { id }),
    onSuccess() {
      showStatus({ kind: 'saved', text: enquiryTexts().removed });
      onRemoved();
    },
    onSettled,
  });
  return { mark: marking.mutate, remove: removing.mutate, problem: (marking.error ?? removing.error)?.message };
}
