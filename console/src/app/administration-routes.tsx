// The pages of administration, and one's own password.
import {
  mayManageAccounts,
  mayManageFiling,
  mayManagePeople,
  mayManageResources,
  mayManageRoles,
  mayManageSettings,
  mayReadAudit,
} from '@herald/contract/permissions.ts';
import type { RouteObject } from 'react-router';
import { withAdministrationWords } from './administration-words.ts';
import { guardFor } from './guards.ts';
import type { TitleKey } from './page-meta.ts';

const titled = (title: TitleKey) => ({ handle: { title } });

export const administrationRoutes: RouteObject[] = withAdministrationWords([
  {
    path: '/api/control/user/userList',
    ...titled('app.titles.users'),
    loader: guardFor(mayManagePeople),
    lazy: () => import('../features/people/users-page.tsx').then((room) => ({ Component: room.UsersPage })),
  },
  {
    path: '/api/control/department/list',
    ...titled('app.titles.departments'),
    loader: guardFor(mayManagePeople),
    lazy: () =>
      import('../features/people/departments-page.tsx').then((room) => ({ Component: room.DepartmentsPage })),
  },
  {
    path: '/api/control/role/list',
    ...titled('app.titles.roles'),
    loader: guardFor(mayManageRoles),
    lazy: () => import('../features/roles/roles-page.tsx').then((room) => ({ Component: room.RolesPage })),
  },
  {
    path: '/api/control/resource/list',
    ...titled('app.titles.resources'),
    loader: guardFor(mayManageResources),
    lazy: () =>
      import('../features/roles/resources-page.tsx').then((room) => ({ Component: room.ResourcesPage })),
  },
  {
    path: '/api/control/account/list',
    ...titled('app.titles.allAccounts'),
    loader: guardFor(mayManageAccounts),
    lazy: () =>
      import('../features/authorisations/house-accounts-page.tsx').then((room) => ({
        Component: room.HouseAccountsPage,
      })),
  },
  {
    path: '/api/control/account/myAccount',
    ...titled('app.titles.myAccounts'),
    lazy: () =>
      import('../features/authorisations/my-accounts-page.tsx').then((room) => ({
        Component: room.MyAccountsPage,
      })),
  },
  {
    path: '/api/control/account/recommend/list',
    ...titled('app.titles.recommended'),
    loader: guardFor(mayManageAccounts),
    lazy: () =>
      import('../features/authorisations/recommended-page.tsx').then((room) => ({
        Component: room.RecommendedPage,
      })),
  },
  {
    path: '/api/control/audit/list',
    ...titled('app.titles.audit'),
    loader: guardFor(mayReadAudit),
    lazy: () => import('../features/audit/audit-page.tsx').then((room) => ({ Component: room.AuditPage })),
  },
  {
    path: '/api/control/filing/list',
    ...titled('app.titles.filing'),
    loader: guardFor(mayManageFiling),
    lazy: () => import('../features/filing/filing-page.tsx').then((room) => ({ Component: room.FilingPage })),
  },
  {
    path: '/api/control/linkHost/list',
    ...titled('app.titles.linkHosts'),
    loader: guardFor(mayManageSettings),
    lazy: () => import('../features/settings/hosts-page.tsx').then((room) => ({ Component: room.HostsPage })),
  },
  {
    path: '/api/control/channelApp/list',
    ...titled('app.titles.channelApps'),
    loader: guardFor(mayManageSettings),
    lazy: () => import('../features/settings/apps-page.tsx').then((room) => ({ Component: room.AppsPage })),
  },
  {
    path: '/api/control/demonstration',
    ...titled('app.titles.demonstration'),
    loader: guardFor(mayManagePeople),
    lazy: () =>
      import('../features/demonstration/demonstration-page.tsx').then((room) => ({
        Component: room.DemonstrationPage,
      })),
  },
  {
    path: '/api/me/changePass',
    ...titled('app.titles.password'),
    lazy: () =>
      import('../features/people/password-page.tsx').then((room) => ({ Component: room.PasswordPage })),
  },
]);
