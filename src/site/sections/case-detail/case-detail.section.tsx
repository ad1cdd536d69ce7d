import { Text, Title } from '@mantine/core';
import { ActionButton } from '../../../components/action-button.tsx';
import { SectionShell } from '../../../components/section-shell.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import { CaseStory } from './case-story.tsx';
import classes from './case-detail.module.css';
import type definition from './case-detail.schema.ts';
import { CaseHeader } from './case-header.tsx';
import { CaseOnward } from './case-onward.tsx';
import { CaseResults } from './case-results.tsx';

/** One case study in full: client, results, story, a call to action and where to read on. */
export default function CaseDetail(props: SectionProps<typeof definition>) {
  const { actionTitle, actionText, action } = props;
  return (
    <>
      <CaseHeader {...props} />
      <CaseResults {...props} />
      <CaseStory {...props} />
      <div className="screen-only">
        <SectionShell ground="sand" tight>
          <div className={classes.ask}>
            <div>
              <Title order={2}>{actionTitle}</Title>
              <Text variant="lead" maw="36rem" mt="md">
                {actionText}
              </Text>
            </div>
            <ActionButton to={action.to}>{action.label}</ActionButton>
          </div>
        </SectionShell>
      </div>
      <CaseOnward {...props} />
    </>
  );
}
