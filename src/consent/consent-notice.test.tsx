import { act, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layoutOf } from '../../tests/support/example-props.ts';
import type { RegionCode } from '../regions/site-regions.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { acceptEssential, reopenNotice, savePreferences, startConsent } from './consent-store.ts';

const NONE = { necessary: true, analytics: false, marketing: false, functional: false } as const;

const setup = async (region: RegionCode = 'us') => {
  const layout = await layoutOf(region);
  startConsent({ consentVersion: 1 });
  const view = render(
    <>
      <main tabIndex={-1} />
      <button type="button">Manage cookies</button>
      <ConsentNotice layout={layout} />
    </>,
  );
  return { ...view, layout, labels: layout.dictionary.consent };
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const switches = () => screen.getAllByRole<HTMLInputElement>('switch');
const stored = () =>
  (JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as { preferences: unknown } | null)?.preferences;
const asks = () => document.documentElement.hasAttribute('data-ask');

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  localStorage.clear();
});

describe('the summary', () => {
  it('names every purpose and links to the cookie policy', async () => {
    const { labels } = await setup();
    const notice = screen.getByRole('region', { name: labels.title });
    for (const purpose of ['necessary', 'analytics', 'marketing', 'functional'] as const)
      expect(notice.textContent?.toLowerCase()).toContain(labels[purpose].toLowerCase());
    expect(within(notice).getByRole('link').getAttribute('href')).toBe('/us/cookie-policy');
  });

  it('gives accept and refuse the same style', async () => {
    await setup();
    const [yes, no] = ['Accept All', 'Accept Essential'].map((name) => screen.getByRole('button', { name }));
    expect(yes?.className).toBe(no?.className);
    expect(yes?.parentElement).toBe(no?.parentElement);
  });

  it('stores the answer and closes', async () => {
    await setup();
    press('Accept All');
    expect(stored()).toEqual({ necessary: true, analytics: true, marketing: true, functional: true });
    expect(asks()).toBe(false);
  });

  it('is in Danish in dk', async () => {
    const { labels } = await setup('dk');
    expect(labels.acceptAll).not.toBe('Accept All');
    expect(screen.getByRole('button', { name: labels.acceptEssential })).toBeTruthy();
  });
});

describe('the details', () => {
  it('preselect only the necessary purpose, which is locked', async () => {
    await setup();
    press('Customize');
    expect(switches().map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
    for (const name of ['Necessary', 'Analytics', 'Marketing', 'Functional'])
      expect(screen.getByRole('switch', { name })).toBeTruthy();
  });

  it('open by a click that is replayed while the notice opens', async () => {
    const layout = await layoutOf('us');
    act(acceptEssential);
    render(<ConsentNotice layout={layout} />);
    act(() => {
      reopenNotice();
      screen.getByRole('button', { name: 'Customize' }).click();
    });
    expect(switches()).toHaveLength(4);
  });

  it('store the switches', async () => {
    await setup();
    press('Customize');
    fireEvent.click(screen.getByRole('switch', { name: 'Functional' }));
    press('Save Preferences');
    expect(stored()).toEqual({ ...NONE, functional: true });
    expect(asks()).toBe(false);
  });

  it('show the current choice when they are reopened', async () => {
    await setup();
    act(() => savePreferences({ ...NONE, analytics: true }));
    act(() => reopenNotice());
    press('Customize');
    expect(switches().map(({ checked }) => checked)).toEqual([true, true, false, false]);
  });

  it.each([
    ['Back', () => press('Back')],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('switch', { name: 'Analytics' }), { key: 'Escape' })],
  ])('lead back to the summary with %s, focus and all', async (_way, leave) => {
    await setup();
    press('Customize');
    expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Analytics' }));
    leave();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Customize' }));
    expect(asks()).toBe(true);
  });
});

describe('the focus', () => {
  it('stays in place when the notice appears by itself', async () => {
    await setup();
    expect(document.activeElement).toBe(document.body);
  });

  it('moves into a reopened notice, and back when it closes', async () => {
    await setup();
    act(acceptEssential);
    const opener = screen.getByRole('button', { name: 'Manage cookies' });
    opener.focus();
    act(() => reopenNotice(opener));
    const notice = screen.getByRole('region');
    expect(document.activeElement).toBe(notice);
    fireEvent.keyDown(notice, { key: 'Escape' });
    expect(asks()).toBe(false);
    expect(document.activeElement).toBe(opener);
  });

  it('returns from the details, too', async () => {
    await setup();
    const opener = screen.getByRole('button', { name: 'Manage cookies' });
    act(() => reopenNotice(opener));
    press('Customize');
    screen.getByRole('button', { name: 'Save Preferences' }).focus();
    press('Save Preferences');
    expect(document.activeElement).toBe(opener);
  });

  it('moves to the content after the first answer', async () => {
    await setup();
    screen.getByRole('button', { name: 'Accept All' }).focus();
    press('Accept All');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('the markup', () => {
  it('is in the pre-rendered page, with the summary open', async () => {
    const html = renderToString(<ConsentNotice layout={await layoutOf('us')} />);
    expect(html).toContain('Accept Essential');
    expect(html).not.toContain('role="switch"');
  });

  it('has no id or class that content blockers hide', async () => {
    const { container } = await setup();
    press('Customize');
    const names = [...container.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].flatMap(({ name, value }) =>
        ['class', 'id'].includes(name) ? value : name.startsWith('data-') ? name : [],
      ),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.join(' ')).not.toMatch(/cookie|consent|banner|gdpr/i);
  });

  it.each(['summary', 'details'])('is accessible: %s', async (view) => {
    const { container, labels } = await setup('dk');
    if (view === 'details') press(labels.customize);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
