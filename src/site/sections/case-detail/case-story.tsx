import { Title } from '@mantine/core';
import { RichText } from '../../../components/rich-text.tsx';
import { SectionShell } from '../../../components/section-shell.tsx';
import { Split } from '../../../components/split.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import classes from './case-story.module.css';
import type definition from './case-detail.schema.ts';

/** Challenge and solution. */
export function CaseStory({ caseStudy, labels }: SectionProps<typeof definition>) {
  return (
    <SectionShell tight>
      <Split ratio={[1, 1]} stacks="narrow" className={classes.panels}>
        <div className={classes.panel}>
          <Title order={2} size="h3" mb="md">
            {labels.challenge}
          </Title>
          <RichText text={caseStudy.challenge} />
        </div>
        <div className={classes.panel}>
          <Title order={2} size="h3" mb="md">
            {labels.solution}
          </Title>
          <RichText text={caseStudy.solution} />
        </div>
      </Split>
    </SectionShell>
  );
}
