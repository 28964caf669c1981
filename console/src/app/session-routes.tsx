// The pages of one's own sessions.
import type { RouteObject } from 'react-router';
import type { TitleKey } from './page-meta.ts';

export const sessionsPath = '/api/me/sessions';

const title: TitleKey = 'app.titles.sessions';

export const sessionRoutes: RouteObject[] = [
  {
    path: sessionsPath,
    handle: { title },
    lazy: () =>
      import('../features/sessions/sessions-page.tsx').then((room) => ({ Component: room.SessionsPage })),
  },
];
