import { Anchor, Badge, List, Text, Title } from '@mantine/core';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Icon } from '../../../components/icon.tsx';
import { SectionHeading, SectionShell } from '../../../components/section-shell.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import type definition from './services.schema.ts';
import classes from './services.module.css';

type ServicesProps = SectionProps<typeof definition>;

/** The services as a list: one row each, with icon, description, features and a link to its page. */
export default function Services({ title, intro, services, showDetails }: ServicesProps) {
  return (
    <SectionShell ground="sand">
      <SectionHeading title={title} intro={intro} />
      <ul className={classes.index}>
        {services.map((service, index) => (
          <ServiceEntry key={index} {...service} showDetails={showDetails} />
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
      <div className={classes.drawing} data-color={tag.color}>
        <Icon name={icon} size={88} />
      </div>
      <div className={classes.name}>
        <Title order={3}>{title}</Title>
        {/* Above the heading for the eye; read after what it belongs to. */}
        <Badge className={classes.tag} data-tone={tag.color}>
          {tag.text}
        </Badge>
        <Text variant="dimmed" className={classes.subtitle}>
          {subtitle}
        </Text>
      </div>
      <div className={classes.words}>
        <Text>{description}</Text>
        <Anchor variant="onward" className={classes.link} href={link}>
          {linkText}
        </Anchor>
      </div>
      <div className={classes.details}>
        <Disclosure id={`service-${id}`} label={showDetails.replace('{name}', () => title)}>
          <List variant="rows" className={classes.features}>
            {features.map((feature, index) => (
              <List.Item key={index}>{feature}</List.Item>
            ))}
          </List>
        </Disclosure>
      </div>
    </li>
  );
}
