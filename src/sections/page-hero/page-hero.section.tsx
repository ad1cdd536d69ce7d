import { Text, Title } from '@mantine/core';
import { ActionButton } from '../../components/action-button.tsx';
import { BackLink } from '../../components/back-link.tsx';
import { Columns } from '../../components/columns.tsx';
import { Picture } from '../../components/picture.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './page-hero.module.css';
import type definition from './page-hero.schema.ts';

/** The hero of a page: back link (not on the home page), title, subtitle, and a button that leads to the form. */
export default function PageHero({
  back,
  home,
  eyebrow,
  title,
  subtitle,
  drawing,
  action,
  points,
}: SectionProps<typeof definition>) {
  return (
    <SectionShell ground="sand" tight>
      <div className={classes.grid}>
        {back !== undefined && (
          <div className={classes.back}>
            <BackLink to={home}>{back}</BackLink>
          </div>
        )}
        <div className={classes.text}>
          {eyebrow && (
            <Text variant="eyebrow" className={classes.eyebrow}>
              {eyebrow}
            </Text>
          )}
          <Title className={classes.title}>{title}</Title>
          <Text variant="lead" maw="38rem" mt="lg">
            {subtitle}
          </Text>
          <div className={classes.action}>
            <ActionButton to={action.to}>{action.label}</ActionButton>
          </div>
        </div>
        {drawing && <Picture image={drawing} className={classes.drawing} eager />}
        {points.length > 0 && (
          <Columns min="12rem" className={classes.points}>
            {points.map((point, index) => (
              <Text key={index} component="li">
                {point}
              </Text>
            ))}
          </Columns>
        )}
      </div>
    </SectionShell>
  );
}
