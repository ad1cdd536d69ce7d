import { Button } from '@mantine/core';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SiteVersion } from '../../../protocol/publish-calls.ts';
import { compareTexts } from '../../../texts/compare/compare-texts.ts';
import { publicationTexts } from '../../../texts/publication/publication-texts.ts';
import { texts } from '../../../texts/texts.ts';
import { PanelFoot, PanelList, PanelLoader, PanelNote } from '../../kit/side-panel.tsx';
import { MAY_PUBLISH } from '../../state/shell-token.ts';
import { CompareButton } from './compare/compare-button.tsx';
import { useSite } from '../../state/queries.ts';
import { momentInWords } from '../../state/moment-in-words.ts';
import { ComparisonView } from './compare/comparison-view.tsx';
import type { ComparisonStart } from './compare/use-comparison.ts';
import { PublicationStatus } from './publication-status.tsx';
import { isOwnRunning, publicationQuery, usePublish, versionsQuery } from './publishing-queries.ts';
import classes from './publishing.module.css';

const words = publicationTexts().versions;

/** Lists the published versions, newest first, each with a button that makes it live again. */
export function VersionsList() {
  const { data, error } = useQuery(versionsQuery);
  const { data: publication } = useQuery(publicationQuery);
  const { mutate, isPending } = usePublish();
  const list = useRef<HTMLDivElement>(null);
  const [compared, compare] = useState<ComparisonStart>();
  if (error)
    return (
      <PanelNote icon={IconHistory} title={texts.publishing.versions.title}>
        {error.message}
      </PanelNote>
    );
  if (!data) return <PanelLoader label={texts.publishing.versions.loading} />;
  if (data.length === 0)
    return (
      <PanelNote icon={IconHistory} title={words.none}>
        {words.noneHint}
      </PanelNote>
    );
  return (
    <>
      <PanelList ref={list}>
        <ul className={classes.versions} aria-label={words.list}>
          {data.map((version, index) => (
            <VersionItem
              key={version.number}
              version={version}
              isFirst={index === data.length - 1}
              isBusy={isPending || isOwnRunning(publication)}
              onCompare={() => compare({ before: version.number, after: 'draft' })}
              onMakeLive={() => mutate({ name: 'makeLive', input: { number: version.number } })}
            />
          ))}
        </ul>
      </PanelList>
      <PanelFoot>
        <PublicationStatus />
        {compared && <ComparisonView start={compared} close={() => compare(undefined)} />}
        <p className={classes.line}>{words.hint}</p>
      </PanelFoot>
    </>
  );
}

interface VersionItemProps {
  version: SiteVersion;
  /** Whether it's the oldest one. */
  isFirst: boolean;
  isBusy: boolean;
  onCompare: () => void;
  onMakeLive: () => void;
}

function VersionItem({
  version: { time, person, changes, scheduled, isLive, isKept },
  isFirst,
  isBusy,
  onCompare,
  onMakeLive,
}: VersionItemProps) {
  const { timeZone } = useSite();
  // By the clocks of the site, as what is said of the last publication.
  const when = momentInWords(time, { timeZone, hasSeconds: true });
  return (
    <li className={classes.version}>
      <div>
        <h3>
          <time dateTime={time}>{when}</time>
        </h3>
        <span className={classes.line}>{scheduled ?? words.by(person)}</span>
        {scheduled === undefined && (
          <span className={classes.line}>
            {isFirst ? words.whole : changes.length > 0 ? changes.join(', ') : words.unchanged}
          </span>
        )}
      </div>
      <div className={classes.actions}>
        {isLive ? (
          <span className={classes.live}>{words.live}</span>
        ) : (
          MAY_PUBLISH && (
            <Button
              variant="default"
              size="xs"
              aria-label={words.makeLiveOf(when)}
              disabled={isBusy}
              onClick={onMakeLive}
            >
              {words.makeLive}
            </Button>
          )
        )}
        {isKept && <CompareButton label={compareTexts().versionWith(when)} onOpen={onCompare} />}
      </div>
    </li>
  );
}
