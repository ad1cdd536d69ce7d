import { Icon } from '../components/icon.tsx';
import type { LayoutDocument } from '../schema/document.ts';

interface SocialLinkProps {
  profile: LayoutDocument['social'][number];
  /** Says that a new tab opens. */
  newTab: string;
  className?: string | undefined;
  /** Whether the network's name is seen beside its sign. */
  named?: boolean;
}

/** A profile on a network, opened in a new tab. */
export function SocialLink({ profile, newTab, className, named = false }: SocialLinkProps) {
  return (
    <a className={className} href={profile.url} target="_blank" rel="me noopener">
      <Icon name={profile.network} size={22} />
      <span className={named ? undefined : 'visually-hidden'}>{profile.name}</span>
      <span className="visually-hidden">{` (${newTab})`}</span>
    </a>
  );
}
