import { Text, Title } from '@mantine/core';
import { Picture } from '../../components/picture.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import { Split } from '../../components/split.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './logo-cloud.module.css';
import type definition from './logo-cloud.schema.ts';

type LogoCloudProps = SectionProps<typeof definition>;

/** Logos in one color on a band between two hairlines, beside a text that says whose they are. */
export default function LogoCloud({ title, logos, note, newTab }: LogoCloudProps) {
  return (
    <SectionShell tight>
      <Split ratio={[3, 9]} className={classes.band}>
        <Title order={2} size="h5">
          {title}
        </Title>
        <div>
          <ul className={classes.logos}>
            {logos.map((logo, index) => (
              <li key={index}>
                <Logo {...logo} newTab={newTab} />
              </li>
            ))}
          </ul>
          {note && (
            <Text variant="note" mt="lg">
              {note}
            </Text>
          )}
        </div>
      </Split>
    </SectionShell>
  );
}

function Logo({ image, href, isOutside, newTab }: LogoCloudProps['logos'][number] & { newTab: string }) {
  const picture = <Picture image={image} className={classes.logo} />;
  if (!href) return picture;
  return (
    <a className={classes.link} href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
      {picture}
      {isOutside && <span className="visually-hidden">{` (${newTab})`}</span>}
    </a>
  );
}
