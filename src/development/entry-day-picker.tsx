import { createRoot } from 'react-dom/client';
import { SITE_DAY_META } from '../builder/protocol/site-day.ts';
import { DayPicker } from './day-picker.tsx';
import styles from './day-picker.css?inline';

const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SITE_DAY_META}"]`);

// Frames of the builder and of the gallery follow the day, and don't choose it.
if (meta && import.meta.hot && window.top === window) {
  const host = document.createElement('div');
  document.body.append(host);
  const first = { day: meta.content, isChosen: meta.dataset['chosen'] !== undefined };
  // In a shadow root, so that neither the page nor the picker styles the other.
  createRoot(host.attachShadow({ mode: 'open' })).render(
    <>
      <style>{styles}</style>
      <DayPicker first={first} channel={import.meta.hot} />
    </>,
  );
}
