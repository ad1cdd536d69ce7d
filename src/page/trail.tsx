import classes from './trail.module.css';

/** The visible trail of links from the home page to this page. */
export function Trail({
  trail,
  name,
  label,
}: {
  trail: { label: string; href: string }[];
  name: string;
  label: string;
}) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label={label} className={classes.trail}>
      <ol>
        {trail.map((step) => (
          <li key={step.href}>
            <a href={step.href}>{step.label}</a>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
