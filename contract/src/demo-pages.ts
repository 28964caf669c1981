// The demonstration pages as the template lists them: served as routes of a role, and seeded as a menu.
import type { DemoRoute } from './demo.ts';

const roles = { both: ['admin', 'editor'], admin: ['admin'] };

export const demoPages: DemoRoute[] = [
  {
    path: '/permission',
    redirect: '/permission/page',
    alwaysShow: true,
    meta: { title: 'menu.demo.permission', icon: 'lock', roles: roles.both },
    children: [
      { path: '/permission/page', meta: { title: 'menu.demo.pagePermission', roles: roles.admin } },
      { path: '/permission/directive', meta: { title: 'menu.demo.directivePermission' } },
      { path: '/permission/role', meta: { title: 'menu.demo.rolePermission', roles: roles.admin } },
    ],
  },
  { path: '#', meta: { title: 'menu.demo.content', icon: 'file', noCache: true } },
  {
    path: '/example',
    redirect: '/example/list',
    meta: { title: 'menu.demo.example', icon: 'example' },
    children: [
      { path: '/example/create', meta: { title: 'menu.demo.createArticle', icon: 'edit', noCache: true } },
      {
        path: '/example/edit/:id',
        hidden: true,
        meta: { title: 'menu.demo.editArticle', noCache: true, activeMenu: '/example/list' },
      },
      { path: '/example/list', meta: { title: 'menu.demo.articleList', icon: 'list' } },
    ],
  },
  { path: '/tab/index', meta: { title: 'menu.demo.tab', icon: 'tab' } },
  {
    path: '/error',
    redirect: '/error/401',
    meta: { title: 'menu.demo.errorPages', icon: 'warning' },
    children: [
      { path: '/error/401', meta: { title: 'menu.demo.page401', noCache: true } },
      { path: '/error/404', meta: { title: 'menu.demo.page404', noCache: true } },
    ],
  },
  { path: '/error-log/log', meta: { title: 'menu.demo.errorLog', icon: 'bug' } },
  {
    path: '/excel',
    redirect: '/excel/export-excel',
    meta: { title: 'menu.demo.excel', icon: 'table' },
    children: [
      { path: '/excel/export-excel', meta: { title: 'menu.demo.exportExcel' } },
      { path: '/excel/export-selected-excel', meta: { title: 'menu.demo.selectExcel' } },
      { path: '/excel/export-merge-header', meta: { title: 'menu.demo.mergeHeader' } },
      { path: '/excel/upload-excel', meta: { title: 'menu.demo.uploadExcel' } },
    ],
  },
  { path: '/zip/download', meta: { title: 'menu.demo.exportZip', icon: 'zip' } },
  { path: '/pdf/index', meta: { title: 'menu.demo.pdf', icon: 'pdf' } },
  { path: '/pdf/download', hidden: true, meta: { title: 'menu.demo.pdf' } },
  { path: '/theme/index', meta: { title: 'menu.demo.theme', icon: 'theme' } },
  { path: '/clipboard/index', meta: { title: 'menu.demo.clipboard', icon: 'clipboard' } },
  { path: '/i18n/index', meta: { title: 'menu.demo.i18n', icon: 'international' } },
  { path: '/profile/index', hidden: true, meta: { title: 'menu.demo.profile', noCache: true } },
  {
    path: 'https://github.com/PanJiaChen/vue-element-admin',
    meta: { title: 'menu.demo.externalLink', icon: 'link' },
  },
];
