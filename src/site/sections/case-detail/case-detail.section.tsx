import { Text, Title } from '@mantine/core';
import { ActionButton } from '../../../components/action-button.tsx';
import { SectionShell } from '../../../components/section-shell.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import { RichText } from '../../../components/rich-text.tsx';
import { Split } from '../../../components/split.tsx';
import storyClasses from './case-story.module.css';
import type definition from './case-detail.schema.ts';
import classes from './case-detail.module.css';
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

/** Challenge and solution. */
function CaseStory({ caseStudy, labels }: SectionProps<typeof definition>) {
  return (
    <SectionShell tight>
      <Split ratio={[1, 1]} stacks="narrow" className={storyClasses.panels}>
        <div className={storyClasses.panel}>
          <Title order={2} size="h3" mb="md">
            {labels.challenge}
          </Title>
          <RichText text={caseStudy.challenge} />
        </div>
        <div className={storyClasses.panel}>
          <Title order={2} size="h3" mb="md">
            {labels.solution}
          </Title>
          <RichText text={caseStudy.solution} />
        </div>
      </Split>
    </SectionShell>
  );
}
