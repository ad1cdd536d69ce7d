import { Anchor, Text } from '@mantine/core';
import { Columns } from '../../components/columns.tsx';
import { Split } from '../../components/split.tsx';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { Icon } from '../../components/icon.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './social-links.module.css';
import type definition from './social-links.schema.ts';

/** The owner's profiles elsewhere, each in a new tab. */
export default function SocialLinks({ title, intro, profiles, newTab }: SectionProps<typeof definition>) {
  return (
    <SectionShell>
      <Split ratio={[5, 7]} stacks="narrow" className={classes.grid}>
        <SectionHeading title={title} intro={intro} />
        <Columns min="15rem" className={classes.profiles}>
          {profiles.map(({ network, name, url }, index) => (
            <li key={index}>
              <Anchor underline="never" className={classes.profile} href={url} target="_blank" rel="noopener">
                <Icon name={network} size={28} />
                <Text span variant="display" size="xl" className={classes.name}>
                  {name}
                </Text>
                <span className="visually-hidden">{` (${newTab})`}</span>
                <IconArrowUpRight className={classes.arrow} size={24} stroke={1.5} aria-hidden="true" />
              </Anchor>
            </li>
          ))}
        </Columns>
      </Split>
    </SectionShell>
  );
}
