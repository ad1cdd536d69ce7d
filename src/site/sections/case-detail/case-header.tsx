import { Anchor, Badge, Group, Text, Title } from '@mantine/core';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { BackLink } from '../../../components/back-link.tsx';
import { Picture } from '../../../components/picture.tsx';
import { SectionShell } from '../../../components/section-shell.tsx';
import { Split } from '../../../components/split.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import type definition from './case-detail.schema.ts';
import classes from './case-header.module.css';

type CaseProps = SectionProps<typeof definition>;

/** The client: logo, name, industry, markets, website and drawing. */
export function CaseHeader({ caseStudy, labels, back, home, newTab }: CaseProps) {
  return (
    <div className={classes.opening}>
      <SectionShell tight>
        <BackLink to={home}>{back}</BackLink>
        <Split ratio={[5, 7]} stacks="narrow" className={classes.grid}>
          <div className={classes.who}>
            <Picture image={caseStudy.logo} className={classes.logo} shared="logo" eager />
            <Title size="h2">
              <span data-shared="name">{caseStudy.clientName}</span>
              <span className="visually-hidden">:</span>{' '}
              <Text span variant="dimmed" size="lg" mt="sm" className={classes.industry}>
                {caseStudy.industry}
              </Text>
            </Title>
            <Markets flags={caseStudy.flags} label={labels.markets} />
            <Group gap="xs" mt="md" renderRoot={(props) => <ul {...props} />}>
              {caseStudy.tags.map((tag, index) => (
                <Badge key={index} component="li">
                  {tag}
                </Badge>
              ))}
            </Group>
            {caseStudy.website && (
              <Anchor
                variant="onward"
                className={`${classes.website} screen-only`}
                href={caseStudy.website}
                target="_blank"
                rel="noopener"
              >
                {labels.visitWebsite}
                <span className="visually-hidden">{` (${newTab})`}</span>
                <IconArrowUpRight size={18} stroke={1.75} aria-hidden="true" />
              </Anchor>
            )}
          </div>
          <Picture image={caseStudy.background} className={`${classes.drawing} screen-only`} shared="picture" eager />
        </Split>
      </SectionShell>
    </div>
  );
}

function Markets({ flags, label }: { flags: CaseProps['caseStudy']['flags']; label: string }) {
  return (
    <Group gap="md" mt="lg" renderRoot={(props) => <p {...props} />}>
      <span className="visually-hidden">{label}: </span>
      {flags.map(({ emoji, country }, index) => (
        <span key={index}>
          <span className="flag" aria-hidden="true">
            {emoji}
          </span>{' '}
          {country}
        </span>
      ))}
    </Group>
  );
}
