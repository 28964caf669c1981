// The console starts: where to, in which language, and then only the half that is needed there.
import './lib/no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/plain.css';
import { doors, startingPath } from './app/starting-path.ts';
import { logError } from './lib/error-log.ts';
import { speakFirst } from './lib/i18n.ts';
import { wantedLanguage } from './lib/language.ts';
import { watchLeaving } from './lib/leaving-page.ts';
import { session } from './lib/session.ts';

async function pagesFor(path: string) {
  if (doors.has(path)) return import('./app/door-pages.tsx').then((room) => room.DoorPages);
  return import('./app/routed-pages.tsx').then((room) => room.RoutedPages);
}

async function start(root: HTMLElement): Promise<void> {
  const here = `${location.pathname}${location.search}`;
  const beginning = startingPath(here, session.read() !== null);
  if (beginning !== here) history.replaceState(null, '', beginning);
  const speaking = speakFirst(wantedLanguage(document, navigator.languages));
  const [Pages] = await Promise.all([pagesFor(location.pathname), speaking]);
  createRoot(root, { onCaughtError: hearBroken, onUncaughtError: hearBroken }).render(
    <StrictMode>
      <Pages />
    </StrictMode>,
  );
}

/** What broke while it was drawn, and outside of that; both also stay on the browser's own console (R-SHELL-055). */
function hearBroken(
  error: unknown,
  { componentStack = '' }: { readonly componentStack?: string | undefined },
): void {
  console.error(error);
  const component = /at (\w+)/.exec(componentStack)?.[1] ?? '';
  logError(error, { component, during: 'render', address: location.href });
}

addEventListener('error', ({ error, message }) => {
  logError(error ?? message, { component: '', during: 'window', address: location.href });
});

watchLeaving();
const root = document.getElementById('root');
if (root) void start(root);
