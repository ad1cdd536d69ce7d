import { Title } from '@mantine/core';
import { ActionButton } from '../../components/action-button.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import { Split } from '../../components/split.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './faq.module.css';
import type definition from './faq.schema.ts';

/**
 * Questions that unfold. The anchor of each is in its answer: browsers open what is folded around the target of an
 * address, so a link to an answer needs no script.
 */
export default function Faq({ title, intro, questions, action }: SectionProps<typeof definition>) {
  return (
    <SectionShell>
      <Split ratio={[4, 8]} className={classes.grid}>
        <div className={classes.aside}>
          <SectionHeading title={title} intro={intro} />
        </div>
        <div className={classes.questions}>
          {questions.map(({ anchor, question, answer }, index) => (
            <details key={index} className={classes.entry}>
              <summary className={classes.question}>
                <Title order={3} size="h5">
                  {question}
                </Title>
              </summary>
              <div id={anchor} className={classes.answer}>
                <RichText text={answer} headingOrder={4} />
              </div>
            </details>
          ))}
          {action && (
            <div className={classes.more}>
              <ActionButton to={action.to} quiet>
                {action.label}
              </ActionButton>
            </div>
          )}
        </div>
      </Split>
    </SectionShell>
  );
}
