// The demonstration pages and their addresses: one line in the router, and nothing of them is loaded before one is opened (R-GEN-028).
import type { ComponentType } from 'react';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { holdsRole } from '../lib/roles.ts';
import { shownRoles } from '../lib/shown-roles.ts';
import type { DemoName } from '../lib/demo-names.ts';
import { personQuery } from './person.ts';
import { queries } from './queries.ts';

type Meta = {
  title: DemoName;
  roles?: readonly string[];
  noCache?: true;
  activeMenu?: string;
  hidden?: true;
  alwaysShow?: true;
};

const isMeta = (handle: unknown): handle is Meta =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

const both = ['admin', 'editor'];
const admin = ['admin'];

/** Whether the demonstration is shown to somebody with one of these roles; another is sent to /401 (C-07). */
async function isShownTo(roles: readonly string[]): Promise<boolean> {
  const person = await queries.ensureQueryData(personQuery);
  return holdsRole(roles, shownRoles(person.roles));
}

const onlyFor = (roles: readonly string[]) => async () =>
  (await isShownTo(roles)) ? null : redirect('/401');

/** R-RTE-046: the first of its pages that somebody may open. */
async function toFirstAllowed() {
  if (await isShownTo(admin)) return redirect('/permission/page');
  return redirect((await isShownTo(both)) ? '/permission/directive' : '/401');
}

/** R-RTE-050. */
function onlyDigits({ params }: LoaderFunctionArgs) {
  return /^\d+$/.test(params['id'] ?? '') ? null : redirect('/404');
}

function page(
  path: string,
  handle: Meta,
  load: () => Promise<ComponentType>,
  loader?: RouteObject['loader'],
): RouteObject {
  const lazy = async () => {
    const [Component, { learnDemoWords }] = await Promise.all([
      load(),
      import('../features/demo/demo-words.ts'),
    ]);
    await learnDemoWords();
    return { Component };
  };
  return { path, handle, lazy, ...(loader ? { loader } : {}) };
}

const permission = { title: 'menu.demo.permission', roles: both, alwaysShow: true } as const;

export const demoRoutes: RouteObject[] = [
  { path: '/permission', handle: permission, loader: toFirstAllowed },
  page(
    '/permission/page',
    { title: 'menu.demo.pagePermission', roles: admin },
    () => import('./demo-people.tsx').then((room) => room.PagePermissionRoute),
    onlyFor(admin),
  ),
  page(
    '/permission/directive',
    { title: 'menu.demo.directivePermission' },
    () => import('./demo-people.tsx').then((room) => room.DirectiveRoute),
    onlyFor(both),
  ),
  page(
    '/permission/role',
    { title: 'menu.demo.rolePermission', roles: admin },
    () => import('../features/demo/role-permission.tsx').then((room) => room.RolePermission),
    onlyFor(admin),
  ),
  { path: '/example', loader: () => redirect('/example/list') },
  page('/example/create', { title: 'menu.demo.createArticle', noCache: true }, () =>
    import('./demo-articles.tsx').then((room) => room.CreateArticleRoute),
  ),
  page(
    '/example/edit/:id',
    { title: 'menu.demo.editArticle', hidden: true, noCache: true, activeMenu: '/example/list' },
    () => import('./demo-articles.tsx').then((room) => room.EditArticleRoute),
    onlyDigits,
  ),
  page('/example/list', { title: 'menu.demo.articleList' }, () =>
    import('../features/demo/article-list.tsx').then((room) => room.ArticleList),
  ),
  page('/tab/index', { title: 'menu.demo.tab' }, () =>
    import('../features/demo/tab-page.tsx').then((room) => room.TabPage),
  ),
  { path: '/error', loader: () => redirect('/error/401') },
  page('/error/401', { title: 'menu.demo.page401', noCache: true }, () =>
    import('./no-permission-page.tsx').then((room) => room.NoPermissionPage),
  ),
  page('/error/404', { title: 'menu.demo.page404', noCache: true }, () =>
    import('./not-found-page.tsx').then((room) => room.NotFound),
  ),
  page('/error-log/log', { title: 'menu.demo.errorLog' }, () =>
    import('../features/demo/error-log-page.tsx').then((room) => room.ErrorLogPage),
  ),
  { path: '/excel', loader: () => redirect('/excel/export-excel') },
  page('/excel/export-excel', { title: 'menu.demo.exportExcel' }, () =>
    import('../features/demo/export-excel.tsx').then((room) => room.ExportExcel),
  ),
  page('/excel/export-selected-excel', { title: 'menu.demo.selectExcel' }, () =>
    import('../features/demo/export-selected.tsx').then((room) => room.ExportSelected),
  ),
  page('/excel/export-merge-header', { title: 'menu.demo.mergeHeader' }, () =>
    import('../features/demo/merge-header.tsx').then((room) => room.MergeHeader),
  ),
  page('/excel/upload-excel', { title: 'menu.demo.uploadExcel' }, () =>
    import('../features/demo/upload-excel.tsx').then((room) => room.UploadExcel),
  ),
  page('/zip/download', { title: 'menu.demo.exportZip' }, () =>
    import('../features/demo/zip-page.tsx').then((room) => room.ZipPage),
  ),
  page('/pdf/index', { title: 'menu.demo.pdf' }, () =>
    import('../features/demo/pdf-page.tsx').then((room) => room.PdfPage),
  ),
  page('/theme/index', { title: 'menu.demo.theme' }, () =>
    import('../features/demo/theme-page.tsx').then((room) => room.ThemePage),
  ),
  page('/clipboard/index', { title: 'menu.demo.clipboard' }, () =>
    import('../features/demo/clipboard-page.tsx').then((room) => room.ClipboardPage),
  ),
  page('/i18n/index', { title: 'menu.demo.i18n' }, () =>
    import('../features/demo/language-page.tsx').then((room) => room.LanguagePage),
  ),
  page('/profile/index', { title: 'menu.demo.profile', hidden: true, noCache: true }, () =>
    import('./demo-people.tsx').then((room) => room.ProfileRoute),
  ),
];

/** What each tells of itself, by its path. */
export const demoMeta: ReadonlyMap<string, Meta> = new Map(
  demoRoutes.flatMap(({ path, handle }) => (path !== undefined && isMeta(handle) ? [[path, handle]] : [])),
);

/** Without the layout: what is printed is the page alone (R-RTE-062). */
export const demoPrintRoute: RouteObject = page(
  '/pdf/download',
  { title: 'menu.demo.pdf', hidden: true },
  () => import('../features/demo/pdf-print.tsx').then((room) => room.PdfPrint),
);
