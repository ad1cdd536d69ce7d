import { List, Paper, Text, Title } from '@mantine/core';
import { Icon } from '../../components/icon.tsx';
import { Split } from '../../components/split.tsx';
import { Island } from '../../components/island.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import ContactFormIsland from '../../contact/form/contact-form.island.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import type definition from './contact.schema.ts';
import classes from './contact.module.css';

/** The contact form, beside what a visitor can expect after sending it. */
export default function Contact({ title, intro, points }: SectionProps<typeof definition>) {
  return (
    <SectionShell ground="pine">
      <Split ratio={[5, 7]} className={classes.contact}>
        <div>
          <Title order={2}>{title}</Title>
          {intro && (
            <Text variant="lead" className={classes.intro}>
              {intro}
            </Text>
          )}
          {points.length > 0 && (
            <List className={classes.points}>
              {points.map((point, index) => (
                <List.Item key={index} className={classes.point}>
                  <Icon name="check" className={classes.mark} size={20} stroke={2} />
                  {point}
                </List.Item>
              ))}
            </List>
          )}
        </div>
        <Paper radius="lg" className={classes.sheet}>
          <Island name="contact-form" component={ContactFormIsland} props={{}} hydrateOn="visible" />
        </Paper>
      </Split>
    </SectionShell>
  );
}
