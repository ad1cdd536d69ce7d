/** The part of a terminal stream that a progress bar needs. */
export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

const WIDTH = 24;
/** Milliseconds between two updates. */
const REDRAW_INTERVAL_MS = 100;

/** Shows a build's progress: a bar, pages, pages per second, time left. Prints nothing outside a terminal. */
export function createProgressBar(terminal: Terminal, now: () => number = Date.now) {
  const begin = now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    show(done: number, total: number): void {
      if (!terminal.isTTY || (now() - drawn < REDRAW_INTERVAL_MS && done < total)) return;
      drawn = now();
      terminal.write(
        `\r\u001b[2K${progressLine(done, total, (drawn - begin) / 1000).slice(0, (terminal.columns ?? 80) - 1)}`,
      );
    },
    /** Clears the bar. */
    clear(): void {
      if (terminal.isTTY) terminal.write('\r\u001b[2K');
    },
  };
}

const grouped = (value: number) => Math.round(value).toLocaleString('en-US');

function progressLine(done: number, total: number, seconds: number): string {
  const share = total > 0 ? done / total : 1;
  const full = Math.round(share * WIDTH);
  const speed = seconds > 0 ? done / seconds : 0;
  const left = speed > 0 ? `${clock((total - done) / speed)} left` : '';
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${grouped(done)} of ${grouped(total)} pages  ${grouped(speed)} pages/s  ${left}`;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.ceil(seconds) % 60).padStart(2, '0')}`;
