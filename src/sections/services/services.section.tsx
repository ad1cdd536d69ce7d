import { Fold } from '../../components/fold.tsx';
import { Icon } from '../../components/icon.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import type definition from './services.schema.ts';
import classes from './services.module.css';

type ServicesProps = SectionProps<typeof definition>;

/** The services as an index: one line each, with the drawing, what it is, what is in it, and the way to its page. */
export default function Services({ title, intro, services, showDetails }: ServicesProps) {
  return (
    <SectionShell ground="sand">
      <SectionHeading title={title} intro={intro} />
      <ul className={classes.index}>
        {services.map((service) => (
          <ServiceEntry key={service.id} {...service} showDetails={showDetails} />
        ))}
      </ul>
    </SectionShell>
  );
}

function ServiceEntry({
  id,
  icon,
  title,
  subtitle,
  description,
  features,
  tag,
  link,
  linkText,
  showDetails,
}: ServicesProps['services'][number] & { showDetails: string }) {
  return (
    <li className={classes.entry}>
      <div className={classes.drawing} data-colour={tag.color}>
        <Icon name={icon} size={88} />
      </div>
      <div className={classes.name}>
        <h3 className={classes.title}>{title}</h3>
        {/* Stands above the heading, but is read after what it belongs to. */}
        <span className={classes.tag} data-colour={tag.color}>
          {tag.text}
        </span>
        <p className={classes.subtitle}>{subtitle}</p>
      </div>
      <div className={classes.words}>
        <p>{description}</p>
        <a className={classes.link} href={link}>
          {linkText}
        </a>
      </div>
      <div className={classes.details}>
        <Fold id={`service-${id}`} label={showDetails.replace('{name}', () => title)}>
          <ul className={classes.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Fold>
      </div>
    </li>
  );
}
