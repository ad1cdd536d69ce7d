import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SOCIAL_NETWORKS } from '../schema/site.schema.ts';
import { NetworkIcon } from './network-icon.tsx';

it('has a drawing of its own for every network', () => {
  const drawings = SOCIAL_NETWORKS.map((network) => render(<NetworkIcon network={network} />).container.innerHTML);
  expect(new Set(drawings).size).toBe(SOCIAL_NETWORKS.length);
  for (const drawing of drawings) expect(drawing).toContain('aria-hidden="true"');
});
