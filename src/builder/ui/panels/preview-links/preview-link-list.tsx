import { Text } from '@mantine/core';
import type { PreviewLink } from '../../../protocol/preview-link-calls.ts';
import { previewLinkTexts } from '../../../texts/preview-links/preview-link-texts.ts';
import { OwnedItem } from '../../kit/owned-item.tsx';
import { timeAgoWithin } from '../../kit/relative-time.ts';
import { useSite } from '../../state/queries.ts';
import { momentInWords } from '../../state/moment-in-words.ts';
import classes from './preview-links.module.css';

interface ListProps {
  links: readonly PreviewLink[];
  /** In milliseconds since 1970. */
  now: number;
  isBusy: boolean;
  withdraw: (id: string) => void;
}

/** The links that work, each with its last visit and a button that ends it. */
export function PreviewLinkList({ links, ...props }: ListProps) {
  const words = previewLinkTexts();
  return (
    <section aria-labelledby="preview-links">
      <h3 id="preview-links" className={classes.heading}>
        {words.list}
      </h3>
      {links.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.none}
        </Text>
      )}
      <ul className={classes.links} aria-labelledby="preview-links">
        {links.map((link) => (
          <LinkItem key={link.id} link={link} {...props} />
        ))}
      </ul>
    </section>
  );
}

function LinkItem({ link, now, isBusy, withdraw }: Omit<ListProps, 'links'> & { link: PreviewLink }) {
  const words = previewLinkTexts();
  const { timeZone } = useSite();
  const { id, version, draft, isGone, person, expires, visited } = link;
  const unpublished = draft === undefined ? words.draft : words.draftOf(draft);
  const shown = version === undefined ? unpublished : words.versionOf(momentInWords(version, { timeZone }));
  const until = words.until(momentInWords(expires, { timeZone }));
  return (
    <OwnedItem
      name={shown}
      lines={[
        person === undefined ? until : `${until}, ${words.by(person)}`,
        visited === undefined ? words.never : words.visited(timeAgoWithin(visited, Math.max(now, visited))),
        isGone && words.gone,
      ]}
      isBusy={isBusy}
      action={{ label: words.withdraw, description: words.withdrawOf(shown, until), run: () => withdraw(id) }}
    />
  );
}
