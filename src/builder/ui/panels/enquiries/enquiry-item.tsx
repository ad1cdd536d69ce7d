import { Alert, Badge, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { ENQUIRY_STATES, ListedEnquiry } from '../../../protocol/enquiry-calls.ts';
import { enquiryTexts } from '../../../texts/enquiries/enquiry-texts.ts';
import { momentInWords } from '../../state/moment-in-words.ts';
import classes from './enquiries.module.css';

interface ItemProps {
  enquiry: ListedEnquiry;
  siteName: string;
  isOpen: boolean;
  onToggle: () => void;
  mark: (state: (typeof ENQUIRY_STATES)[number]) => void;
  remove: () => void;
}

/** A message: who, when and how it begins, and opened, all of it with what can be done. */
export function EnquiryItem({ isOpen, onToggle, ...props }: ItemProps) {
  const words = enquiryTexts();
  const { name, received, message, isRead, isAnswered } = props.enquiry;
  return (
    <li className={classes.item}>
      <UnstyledButton className={classes.summary} aria-expanded={isOpen} onClick={onToggle}>
        <span className={classes.head}>
          <span className={classes.name} data-unread={!isRead || undefined}>
            {name}
          </span>
          {!isRead && (
            <Badge size="sm" tt="none" color="red.9">
              {words.new}
            </Badge>
          )}
          {isAnswered && (
            <Badge size="sm" tt="none" color="green.9" variant="outline">
              {words.answered}
            </Badge>
          )}
          <time className={classes.time} dateTime={new Date(received).toISOString()}>
            {momentInWords(received)}
          </time>
        </span>
        {!isOpen && <span className={classes.beginning}>{message}</span>}
      </UnstyledButton>
      {isOpen && <OpenEnquiry {...props} />}
    </li>
  );
}

function OpenEnquiry({ enquiry, siteName, mark, remove }: Omit<ItemProps, 'isOpen' | 'onToggle'>) {
  const words = enquiryTexts();
  const [isAsking, setAsking] = useState(false);
  const { name, email, company, choice, message, isAnswered, mailProblem } = enquiry;
  return (
    <div className={classes.open}>
      <Text className={classes.line}>{[email, company, choice].filter(Boolean).join(' · ')}</Text>
      <Text className={classes.message}>{message}</Text>
      {mailProblem && (
        <Alert color="yellow">
          {words.mail.reasons[mailProblem.reason]} {mailProblem.isTriedAgain ? words.mail.waiting : words.mail.failed}
        </Alert>
      )}
      {isAsking ? (
        <div role="group" aria-label={words.removeQuestion(name)}>
          <Text size="sm" mb={8}>
            {words.removeQuestion(name)}
          </Text>
          <Group gap={8}>
            <Button size="xs" color="red" ref={focusNow} onClick={remove}>
              {words.removeNow}
            </Button>
            <Button size="xs" variant="default" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
          </Group>
        </div>
      ) : (
        <Group gap={8}>
          <Button size="xs" component="a" href={replyAddress(enquiry, siteName)}>
            {words.reply}
          </Button>
          <Button size="xs" variant="default" onClick={() => mark(isAnswered ? 'unanswered' : 'answered')}>
            {isAnswered ? words.markUnanswered : words.markAnswered}
          </Button>
          <Button size="xs" variant="default" onClick={() => mark('unread')}>
            {words.markUnread}
          </Button>
          <Button size="xs" variant="subtle" color="red" onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        </Group>
      )}
    </div>
  );
}

/** What it asks replaces the button that had the focus. */
const focusNow = (button: HTMLButtonElement | null): void => button?.focus();

/** Longest quote in a reply, in characters: some programs cut addresses of mail at 2,000. */
const MAX_QUOTE = 600;

/** Returns the address that opens a reply in the person's mail program, with the message as a quote. */
function replyAddress({ email, message }: ListedEnquiry, siteName: string): string {
  const quote = message.length > MAX_QUOTE ? `${message.slice(0, MAX_QUOTE)}…` : message;
  const body = `\n\n${quote.replace(/^/gm, '> ')}`.replaceAll('\n', '\r\n');
  const subject = enquiryTexts().replySubject(siteName);
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.toWellFormed())}`;
}
