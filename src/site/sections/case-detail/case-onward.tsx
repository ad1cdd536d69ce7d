import { Anchor, Text, Title } from '@mantine/core';
import { NoWrapNumbers } from '../../../components/no-wrap-numbers.tsx';
import { Picture } from '../../../components/picture.tsx';
import { SectionShell } from '../../../components/section-shell.tsx';
import { Split } from '../../../components/split.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import type definition from './case-detail.schema.ts';
import classes from './case-onward.module.css';

type CaseProps = SectionProps<typeof definition>;

/** Where to read on: the next case, and the service that such clients buy. */
export function CaseOnward({ next, service, labels }: CaseProps) {
  if (!next && !service) return null;
  return (
    <div className="screen-only">
      <SectionShell tight>
        <Split ratio={[7, 5]} className={classes.columns}>
          {next && <NextCase next={next} label={labels.nextCase} />}
          {service && (
            <div>
              <Title order={2} variant="label" c="dimmed">
                {labels.matchingService}
              </Title>
              <Text variant="display" size="xl" mt="sm">
                {service.title}
              </Text>
              <Text mt="sm" maw="30rem">
                {service.description}
              </Text>
              <Anchor variant="onward" href={service.link}>
                {service.linkText}
              </Anchor>
            </div>
          )}
        </Split>
      </SectionShell>
    </div>
  );
}

function NextCase({ next, label }: { next: NonNullable<CaseProps['next']>; label: string }) {
  const { href, background, clientName, industry, result } = next;
  return (
    <div className={classes.next}>
      <Picture image={background} className={classes.picture} radius="md" />
      <div>
        <Title order={2} variant="label" c="dimmed">
          {label}
        </Title>
        <Text variant="display" size="2xl" mt="sm">
          <NoWrapNumbers text={result} />
        </Text>
        <Anchor variant="onward" href={href} className={classes.link}>
          {`${clientName}, ${industry}`}
        </Anchor>
      </div>
    </div>
  );
}
