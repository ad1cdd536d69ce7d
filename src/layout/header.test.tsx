import { act, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { layoutOf } from '../../tests/support/example-props.ts';
import type { RegionCode } from '../regions/site-regions.ts';
import { Header } from './header.tsx';

const setup = async (path = '/us/about-me', region: RegionCode = 'us') => {
  const layout = await layoutOf(region);
  return { layout, ...render(<Header layout={layout} path={path} />) };
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const href = (name: string | RegExp) => link(name).getAttribute('href');
const isOpen = (name: string | RegExp) => button(name).getAttribute('aria-expanded') === 'true';

/** The list that a button controls. */
const listOf = (name: string | RegExp) => {
  const list = document.getElementById(button(name).getAttribute('aria-controls') ?? '');
  if (!list) throw new Error('The button controls nothing.');
  return within(list);
};

describe('the header', () => {
  it('tells two links to the same page apart', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const layout = await layoutOf('us');
    const { main, menu } = layout;
    render(<Header layout={{ ...layout, main: [...main, ...main], menu: [...menu, ...menu] }} path="/us/" />);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('links to the pages of the region', async () => {
    const { layout } = await setup();
    expect(href(new RegExp(`^${layout.siteName}`))).toBe('/us/');
    expect(href('Home')).toBe('/us/#home');
    expect(layout.main.map(({ label }) => href(label))).toEqual(['/us/case-studies', '/us/about-me']);
  });

  it('keeps a visitor of the root at the root', async () => {
    const { layout } = await setup('/');
    expect(href(new RegExp(`^${layout.siteName}`))).toBe('/');
    expect(href('Home')).toBe('/#home');
    expect(link('Home').getAttribute('aria-current')).toBe('page');
  });

  it('marks the current page, and no other', async () => {
    await setup('/us/about-me');
    const open = screen.getAllByRole('link', { current: 'page' });
    expect(open.map((entry) => entry.getAttribute('href'))).toEqual(['/us/about-me']);
  });

  it('opens the contact modal with a form that works without script', async () => {
    await setup();
    const form = button('Contact').closest('form');
    expect(form?.getAttribute('action')).toBe('#contact');
    expect(form?.dataset['dialogTrigger']).toBe('contact');
  });

  it('opens one profile in a new tab and says so', async () => {
    const { layout } = await setup();
    const profile = link(/new tab/);
    expect(profile.textContent).toContain(layout.social[0]?.name);
    expect(profile.getAttribute('target')).toBe('_blank');
    expect(profile.getAttribute('href')).toBe(layout.social[0]?.url);
  });
});

describe('the services', () => {
  it('are in a list that a button opens and a click on a link closes', async () => {
    const { layout } = await setup();
    const links = listOf('Services').getAllByRole('link');
    expect(links.map((entry) => entry.getAttribute('href'))).toEqual(layout.menu.map(({ to }) => to));
    expect(links).toHaveLength(6);
    expect(isOpen('Services')).toBe(false);
    fireEvent.click(button('Services'));
    expect(isOpen('Services')).toBe(true);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom can't navigate
    fireEvent.click(links[2] as HTMLElement); // there are six, see above
    expect(isOpen('Services')).toBe(false);
  });

  it('have no button while none is shown', async () => {
    const layout = await layoutOf('us');
    render(<Header layout={{ ...layout, menu: [] }} path="/us/" />);
    expect(screen.queryByRole('button', { name: 'Services' })).toBeNull();
  });

  it("don't have the ARIA role menu", async () => {
    const { container } = await setup();
    expect(container.querySelector('[role^=menu]')).toBeNull();
  });
});

describe('the regions', () => {
  it('are announced with the current one and its currency', async () => {
    await setup('/dk/', 'dk');
    expect(button(/^Region: *Denmark *DA *DKK$/).textContent).toContain('🇩🇰');
  });

  it('link to the same page elsewhere, with its language', async () => {
    await setup('/us/services/b2b-google-ads-consultant');
    const links = listOf(/^Region/).getAllByRole('link');
    expect(
      links.map((entry) => [entry.getAttribute('href'), entry.dataset['region'], entry.getAttribute('hreflang')]),
    ).toEqual([
      ['/us/services/b2b-google-ads-consultant', 'us', 'en-US'],
      ['/eu/services/b2b-google-ads-consultant', 'eu', 'en'],
      ['/dk/services/b2b-google-ads-consultant', 'dk', 'da-DK'],
    ]);
    expect(links.map(({ ariaCurrent }) => ariaCurrent)).toEqual(['true', null, null]);
    expect(links.map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual([
      '🇺🇸USAEN $',
      '🇪🇺EUEN €',
      '🇩🇰DenmarkDA DKK',
    ]);
  });

  it('link to the home pages at the root', async () => {
    await setup('/');
    expect(
      listOf(/^Region/)
        .getAllByRole('link')
        .map((entry) => entry.getAttribute('href')),
    ).toEqual(['/us/', '/eu/', '/dk/']);
  });

  it("close when the region has changed, even if the path hasn't", async () => {
    const { rerender } = await setup('/');
    fireEvent.click(button(/^Region/));
    expect(isOpen(/^Region/)).toBe(true);
    rerender(<Header layout={await layoutOf('eu')} path="/" />);
    expect(isOpen(/^Region/)).toBe(false);
  });
});

describe('the menu of small screens', () => {
  it('opens and closes, and updates the name of its button', async () => {
    const { layout } = await setup();
    fireEvent.click(button('Open menu'));
    expect(isOpen('Close menu')).toBe(true);
    for (const { label } of layout.main) expect(listOf('Close menu').getByRole('link', { name: label })).toBeTruthy();
    fireEvent.click(button('Close menu'));
    expect(isOpen('Open menu')).toBe(false);
  });

  it('closes on navigation', async () => {
    const { layout, rerender } = await setup('/us/');
    fireEvent.click(button('Open menu'));
    rerender(<Header layout={layout} path="/us/about-me" />);
    expect(isOpen('Open menu')).toBe(false);
  });

  it('closes with Escape, one level at a time, and returns the focus', async () => {
    await setup();
    fireEvent.click(button('Open menu'));
    fireEvent.click(button('Services'));
    const service = listOf('Services').getAllByRole('link')[0] as HTMLElement; // six, see above
    service.focus();
    fireEvent.keyDown(service, { key: 'Escape' });
    expect(isOpen('Services')).toBe(false);
    expect(isOpen('Close menu')).toBe(true);
    expect(document.activeElement).toBe(button('Services'));
    fireEvent.keyDown(button('Services'), { key: 'Escape' });
    expect(document.activeElement).toBe(button('Open menu'));
  });

  it('collapses the services when it closes', async () => {
    await setup();
    fireEvent.click(button('Open menu'));
    fireEvent.click(button('Services'));
    fireEvent.click(button('Close menu'));
    expect(isOpen('Services')).toBe(false);
  });

  it('closes for the contact modal', async () => {
    await setup();
    fireEvent.click(button('Open menu'));
    fireEvent.submit(button('Contact'));
    expect(isOpen('Open menu')).toBe(false);
    expect(document.activeElement).toBe(button('Open menu'));
  });

  it('closes when the screen becomes wide', async () => {
    const becameWide: (() => void)[] = [];
    vi.stubGlobal('matchMedia', () => ({
      addEventListener: (_name: string, listener: () => void) => becameWide.push(listener),
      removeEventListener: () => undefined,
    }));
    await setup();
    fireEvent.click(button('Open menu'));
    act(() => becameWide.forEach((tell) => tell()));
    expect(isOpen('Open menu')).toBe(false);
  });
});

describe('the markup', () => {
  it('hydrates without a mismatch', async () => {
    const complaints: unknown[] = [];
    const page = <Header layout={await layoutOf('dk')} path="/dk/about-me" />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    await act(async () => void hydrateRoot(container, page, { onRecoverableError: (error) => complaints.push(error) }));
    expect(complaints).toEqual([]);
  });

  it('is accessible with everything open', async () => {
    const { container } = await setup('/dk/', 'dk');
    for (const { id } of [{ id: /menu/i }, { id: 'Ydelser' }, { id: /^Region/ }]) fireEvent.click(button(id));
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
