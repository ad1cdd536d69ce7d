// React's hydration code. A separate module, so that it can be evaluated in a task of its own.
export { createRoot, hydrateRoot } from 'react-dom/client';
