// Every page of the console and its address; each is loaded when it is first opened (document 2 §2).
import { mayBind, mayBrake, mayEdit } from '@herald/contract/permissions.ts';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { guardFor, guardLogin, guardPages, withRoles } from './guards.ts';
import { administrationRoutes } from './administration-routes.tsx';
import { BrokenPage } from './broken-page.tsx';
import { demoPrintRoute, demoRoutes } from './demo-routes.tsx';
import { forwardToPath, forwardToQueryPath } from './forwards.ts';
import { speakFully } from '../lib/i18n.ts';
import { loadLibrary } from './library.ts';
import { metaOf, type PageMeta, type TitleKey } from './page-meta.ts';
import { TitledPages } from './titled-pages.tsx';
import { sessionRoutes } from './session-routes.tsx';
import { startTags } from './use-tags.ts';

const frontPage = '/api/content/contentList/deplist';
const titled = (title: TitleKey, more: Omit<PageMeta, 'title'> = {}): { handle: PageMeta } => ({
  handle: { title, ...more },
});
/** Written in, and asked about before it is left; what is saved of it is kept elsewhere than in the page. */
const composer = { noCache: true, activeMenu: '/api/content/publish/pubContent' } as const;

const pages: RouteObject[] = [
  ...sessionRoutes,
  {
    path: '/dashboard',
    ...titled('app.titles.dashboard', { affix: true, isPlain: true, icon: 'dashboard' }),
    lazy: () => import('./dashboard-route.tsx').then((room) => ({ Component: room.DashboardRoute })),
  },
  {
    path: frontPage,
    ...titled('app.titles.content'),
    lazy: () => import('./list-routes.tsx').then((room) => ({ Component: room.DepartmentRoute })),
  },
  {
    path: '/api/content/contentList/mylist',
    ...titled('app.titles.mine'),
    lazy: () => import('./list-routes.tsx').then((room) => ({ Component: room.MineRoute })),
  },
  {
    path: '/api/content/contentList/myDraft/list',
    ...titled('app.titles.drafts'),
    lazy: () => import('./list-routes.tsx').then((room) => ({ Component: room.DraftsRoute })),
  },
  {
    path: '/api/content/contentList/query',
    ...titled('app.titles.detail', { noCache: true, activeMenu: frontPage }),
    lazy: () =>
      import('./detail-route.tsx').then((room) => ({ element: <room.DetailRoute kind="package" /> })),
  },
  {
    path: '/api/content/contentList/draft/query',
    ...titled('app.titles.detail', { noCache: true, activeMenu: '/api/content/contentList/myDraft/list' }),
    lazy: () => import('./detail-route.tsx').then((room) => ({ element: <room.DetailRoute kind="draft" /> })),
  },
  {
    path: '/api/content/material/myMaterial',
    ...titled('app.titles.materials'),
    lazy: () => import('./materials-route.tsx').then((room) => ({ Component: room.MaterialsRoute })),
  },
  {
    path: '/api/content/schedulepubmaterial/list',
    ...titled('app.titles.schedule'),
    lazy: () =>
      import('../features/schedule/schedule-page.tsx').then((room) => ({ Component: room.SchedulePage })),
  },
  {
    path: '/api/content/schedulepubmaterial/calendar',
    ...titled('app.titles.calendar', { activeMenu: '/api/content/schedulepubmaterial/list' }),
    lazy: () =>
      import('../features/calendar/calendar-page.tsx').then((room) => ({ Component: room.CalendarPage })),
  },
  {
    path: '/api/content/publish/pubHistory',
    ...titled('app.titles.history'),
    lazy: () =>
      import('../features/history/history-page.tsx').then((room) => ({ Component: room.HistoryPage })),
  },
  {
    path: '/api/content/publish/statistic',
    ...titled('app.titles.statistics'),
    lazy: () =>
      import('../features/statistics/statistics-page.tsx').then((room) => ({
        Component: room.StatisticsPage,
      })),
  },
  {
    path: '/api/content/publish/pubContent',
    ...titled('app.titles.compose', composer),
    loader: guardFor(mayEdit),
    lazy: () => import('./compose-route.tsx').then((room) => ({ Component: room.ComposeRoute })),
  },
  {
    path: '/api/content/publish/pubContentSimple',
    ...titled('app.titles.composeFacebook', composer),
    loader: guardFor(mayEdit),
    lazy: () =>
      import('./channel-compose-routes.tsx').then((room) => ({ Component: room.FacebookComposeRoute })),
  },
  {
    path: '/pub-tw/index',
    ...titled('app.titles.composeTwitter', composer),
    loader: guardFor(mayEdit),
    lazy: () =>
      import('./channel-compose-routes.tsx').then((room) => ({ Component: room.TwitterComposeRoute })),
  },
  {
    path: '/api/control/account/addAccount',
    ...titled('app.titles.accounts'),
    loader: guardFor(mayBind),
    lazy: () =>
      import('../features/accounts/accounts-page.tsx').then((room) => ({ Component: room.AccountsPage })),
  },
  {
    path: '/api/tip/instagramBind',
    ...titled('app.titles.accounts'),
    lazy: () =>
      import('../features/accounts/instagram-notice.tsx').then((room) => ({
        Component: room.InstagramNotice,
      })),
  },
  {
    path: '/api/control/brakes',
    ...titled('app.titles.brakes'),
    loader: guardFor(mayBrake),
    lazy: () => import('../features/brakes/brakes-page.tsx').then((room) => ({ Component: room.BrakesPage })),
  },
  {
    path: '/api/infor/myInfor',
    ...titled('app.titles.messages'),
    lazy: () =>
      import('../features/messages/messages-page.tsx').then((room) => ({ Component: room.MessagesPage })),
  },
  ...administrationRoutes,
  {
    path: '/api/tip/messagetip',
    ...titled('app.titles.messageTip', { isPlain: true }),
    lazy: () =>
      import('../features/messages/message-tip-page.tsx').then((room) => ({
        Component: room.MessageTipPage,
      })),
  },
  {
    path: '/401',
    ...titled('app.titles.noPermission', { hidden: true, noCache: true }),
    lazy: () => import('./no-permission-page.tsx').then((room) => ({ Component: room.NoPermissionPage })),
  },
];

const doors: RouteObject[] = [
  {
    path: '/login',
    ...titled('app.titles.login'),
    loader: guardLogin,
    lazy: () => import('./login-page.tsx').then((room) => ({ Component: room.LoginPage })),
  },
  {
    path: '/auth-redirect',
    ...titled('app.titles.authorised'),
    lazy: () => import('./auth-redirect-page.tsx').then((room) => ({ Component: room.AuthRedirectPage })),
  },
];

/** Pages with a window of their own, without menu: consents that are forwarded to, and the form (C-02, C-76). */
const windows: RouteObject[] = [
  ['/youtubeRelieve', 34] as const,
  ['/googleGARelieve', 37] as const,
  ['/instagramRelieve', 44] as const,
  ['/vk', 33] as const,
  ['/authOpen', null] as const,
].map(([path, channelId]) => ({
  path,
  ...titled('app.titles.authorised'),
  loader: guardFor(mayBind),
  lazy: () =>
    import('../features/accounts/consent-forward.tsx').then((room) => ({
      element: <room.ConsentForward channelId={channelId} />,
    })),
}));

const form: RouteObject = {
  path: '/authForm',
  ...titled('app.titles.authorised'),
  loader: guardFor(mayBind),
  lazy: () =>
    import('../features/accounts/auth-form-page.tsx').then((room) => ({ Component: room.AuthFormPage })),
};

/** R-RTE-021. */
const screenshot: RouteObject = {
  path: '/screenShort',
  ...titled('app.titles.screenshot'),
  lazy: () =>
    import('../features/history/screenshot-page.tsx').then((room) => ({ Component: room.ScreenshotPage })),
};

const forwards: RouteObject[] = [
  { path: '/', loader: () => redirect(frontPage) },
  { path: '/redirect/*', loader: forwardToPath },
  { path: '/menuRedirect', loader: forwardToQueryPath },
];

/** Without the frame, and in no menu. */
const notFound: RouteObject = {
  path: '/404',
  ...titled('app.titles.notFound', { hidden: true, isPlain: true }),
  lazy: () => import('./not-found-page.tsx').then((room) => ({ Component: room.NotFoundPage })),
};

/** The words of the pages come with the first that needs them, and with it the component library. */
function withWords(routes: readonly RouteObject[], library: () => Promise<unknown>): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (route.index || metaOf({ handle: route.handle })?.isPlain) return route;
    const { lazy, children } = route;
    return {
      ...route,
      ...(children ? { children: withWords(children, library) } : {}),
      ...(typeof lazy === 'function'
        ? { lazy: async () => (await Promise.all([lazy(), speakFully(), library()]))[0] }
        : {}),
    };
  });
}

/** The demonstration's pages ask for the roles that are shown, not for one's own. */
const framed = [...withRoles(withWords(pages, loadLibrary)), ...withWords(demoRoutes, loadLibrary)];
const windowed = withWords([...windows, form, screenshot], () => Promise.resolve());
const printed = withWords([demoPrintRoute], () => Promise.resolve());

/** History mode (R-RTE-005); the guard stands on the layout, so it is asked at every navigation into a page. */
export function makeRouter() {
  startTags(framed);
  return createBrowserRouter([
    {
      Component: TitledPages,
      ErrorBoundary: BrokenPage,
      HydrateFallback: () => null,
      children: [
        ...withWords(doors, () => Promise.resolve()),
        {
          loader: guardPages,
          shouldRevalidate: () => true,
          lazy: () =>
            import('./layout.tsx').then((room) => ({
              element: <room.PageLayout pages={[...framed, notFound]} />,
            })),
          children: [{ ErrorBoundary: BrokenPage, children: [...forwards, ...framed] }],
        },
        {
          loader: guardPages,
          lazy: () => import('./window-layout.tsx').then((room) => ({ Component: room.WindowLayout })),
          children: [{ ErrorBoundary: BrokenPage, children: windowed }],
        },
        { loader: guardPages, ErrorBoundary: BrokenPage, children: printed },
        notFound,
        { path: '*', loader: () => redirect('/404') },
      ],
    },
  ]);
}
