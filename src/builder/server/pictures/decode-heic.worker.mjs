// Decodes one HEIC photo in a thread of its own. Plain JavaScript, so that the thread needs no TypeScript loader.
import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

const { width, height, data } = await decode({ buffer: workerData });
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage({ width, height, data }, [data.buffer]);
