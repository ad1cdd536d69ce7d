import type { CaseCardData } from '../schema/case-card.ts';
import classes from './case-card.module.css';
import { Picture } from './picture.tsx';

interface CaseCardProps {
  card: CaseCardData;
  /** Level of the heading, one below that of the list it stands in. */
  heading?: 'h2' | 'h3';
  /** Whether what it shows glides to its place on the page of the case. */
  glides?: boolean;
}

/** A case study as one large link: picture, client, and what came of it. */
export function CaseCard({ card, heading: Heading = 'h3', glides = false }: CaseCardProps) {
  const { href, clientName, industry, result, flags, tags, background, logo } = card;
  const shared = (part: string) => (glides ? part : undefined);
  return (
    <a className={classes.card} href={href}>
      <div className={classes.picture}>
        <Picture image={background} className={classes.background} shared={shared('picture')} />
        {/* The name stands beside it, so the logo itself says nothing more. */}
        <Picture image={{ ...logo, alt: '' }} className={classes.logo} shared={shared('logo')} />
      </div>
      <div className={classes.client}>
        <Heading className={classes.name} data-shared={shared('name')}>
          {clientName}
        </Heading>
        <p className={classes.industry}>{industry}</p>
        <p className={`${classes.flags} flag`}>
          {flags.map(({ emoji, country }) => (
            <span key={country} role="img" aria-label={country} title={country}>
              {emoji}
            </span>
          ))}
        </p>
      </div>
      <p className={classes.result}>
        <Figures text={result} />
      </p>
      <ul className={classes.tags}>
        {tags.map(({ tag, label }) => (
          <li key={tag} className={classes.tag}>
            {label}
          </li>
        ))}
      </ul>
    </a>
  );
}

/** A figure with its currency or per cent sign. */
const FIGURE = /((?:[$€]\s?)?\d[\d.,]*(?:\s?(?:%|DKK|kr\.))?)/;

/** A sentence with its figures set off from the words. */
function Figures({ text }: { text: string }) {
  return text.split(FIGURE).map((part, index) =>
    index % 2 === 1 ? (
      <strong key={index} className={classes.figure}>
        {part}
      </strong>
    ) : (
      part
    ),
  );
}
