// The pages of one's own sessions.
import type { RouteObject } from 'react-router';
import { withAdministrationWords } from './administration-words.ts';
import type { TitleKey } from './page-meta.ts';

export const sessionsPath = '/api/me/sessions';

const title: TitleKey = 'app.titles.sessions';

export const sessionRoutes: RouteObject[] = withAdministrationWords([
  {
    path: sessionsPath,
    handle: { title },
    lazy: () =>
      import('../features/sessions/sessions-page.tsx').then((room) => ({ Component: room.SessionsPage })),
  },
]);
