// Every page of the console and its address; each is loaded when it is first opened (document 2 §2).
import { mayBind, mayBrake, mayEdit } from '@herald/contract/permissions.ts';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { guardFor, guardLogin, guardPages } from './guards.ts';
import { BrokenPage } from './broken-page.tsx';
import { forwardToPath, forwardToQueryPath } from './forwards.ts';
import { TitledPages, type TitleKey } from './titled-pages.tsx';

const frontPage = '/api/content/contentList/deplist';
const titled = (title: TitleKey) => ({ handle: { title } });

const pages: RouteObject[] = [
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
    ...titled('app.titles.detail'),
    lazy: () =>
      import('./detail-route.tsx').then((room) => ({ element: <room.DetailRoute kind="package" /> })),
  },
  {
    path: '/api/content/contentList/draft/query',
    ...titled('app.titles.detail'),
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
    ...titled('app.titles.calendar'),
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
    ...titled('app.titles.compose'),
    loader: guardFor(mayEdit),
    lazy: () => import('./compose-route.tsx').then((room) => ({ Component: room.ComposeRoute })),
  },
  {
    path: '/api/content/publish/pubContentSimple',
    ...titled('app.titles.composeFacebook'),
    loader: guardFor(mayEdit),
    lazy: () =>
      import('./channel-compose-routes.tsx').then((room) => ({ Component: room.FacebookComposeRoute })),
  },
  {
    path: '/pub-tw/index',
    ...titled('app.titles.composeTwitter'),
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
  {
    path: '/401',
    ...titled('app.titles.noPermission'),
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
  { path: '/dashboard', loader: () => redirect(frontPage) },
  { path: '/redirect/*', loader: forwardToPath },
  { path: '/menuRedirect', loader: forwardToQueryPath },
];

/** History mode (R-RTE-005); the guard stands on the layout, so it is asked at every navigation into a page. */
export function makeRouter() {
  return createBrowserRouter([
    {
      Component: TitledPages,
      ErrorBoundary: BrokenPage,
      HydrateFallback: () => null,
      children: [
        ...doors,
        {
          loader: guardPages,
          shouldRevalidate: () => true,
          lazy: () => import('./layout.tsx').then((room) => ({ Component: room.PageLayout })),
          children: [{ ErrorBoundary: BrokenPage, children: [...forwards, ...pages] }],
        },
        {
          loader: guardPages,
          lazy: () => import('./window-layout.tsx').then((room) => ({ Component: room.WindowLayout })),
          children: [{ ErrorBoundary: BrokenPage, children: [...windows, form, screenshot] }],
        },
        {
          path: '/404',
          ...titled('app.titles.notFound'),
          lazy: () => import('./not-found-page.tsx').then((room) => ({ Component: room.NotFoundPage })),
        },
        { path: '*', loader: () => redirect('/404') },
      ],
    },
  ]);
}
