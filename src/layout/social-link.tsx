import { Icon } from '../components/icon.tsx';
import type { LayoutData } from '../schema/page-data.ts';

interface SocialLinkProps {
  profile: LayoutData['social'][number];
  /** Text for screen readers that a new tab opens. */
  newTab: string;
  className?: string | undefined;
  /** Whether the network's name is visible beside its logo. */
  named?: boolean;
}

/** A link to a social profile, in a new tab. */
export function SocialLink({ profile, newTab, className, named = false }: SocialLinkProps) {
  return (
    <a className={className} href={profile.url} target="_blank" rel="me noopener">
      <Icon name={profile.network} size={22} />
      <span className={named ? undefined : 'visually-hidden'}>{profile.name}</span>
      <span className="visually-hidden">{` (${newTab})`}</span>
    </a>
  );
}
