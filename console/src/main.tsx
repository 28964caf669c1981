// The console starts: where to, in which language, and then only the half that is needed there.
import './lib/no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/plain.css';
import { doors, startingPath } from './app/starting-path.ts';
import { speak } from './lib/i18n.ts';
import { wantedLanguage } from './lib/language.ts';
import { session } from './lib/session.ts';

async function pagesFor(path: string) {
  if (doors.has(path)) return import('./app/door-pages.tsx').then((room) => room.DoorPages);
  return import('./app/routed-pages.tsx').then((room) => room.RoutedPages);
}

async function start(root: HTMLElement): Promise<void> {
  const here = `${location.pathname}${location.search}`;
  const beginning = startingPath(here, session.read() !== null);
  if (beginning !== here) history.replaceState(null, '', beginning);
  const speaking = speak(wantedLanguage(document, navigator.languages));
  const [Pages] = await Promise.all([pagesFor(location.pathname), speaking]);
  createRoot(root).render(
    <StrictMode>
      <Pages />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
