import { Anchor, Container } from '@mantine/core';
import classes from './breadcrumbs.module.css';

/** Breadcrumbs from the home page to this page. */
export function Breadcrumbs({
  breadcrumbs,
  name,
  label,
}: {
  breadcrumbs: { label: string; href: string }[];
  name: string;
  label: string;
}) {
  if (breadcrumbs.length === 0) return null;
  return (
    <Container fz="sm" c="dimmed" pt="md" renderRoot={(props) => <nav aria-label={label} {...props} />}>
      <ol className={classes.breadcrumbs}>
        {breadcrumbs.map((step, index) => (
          <li key={index}>
            <Anchor href={step.href}>{step.label}</Anchor>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </Container>
  );
}
