// The entries a newsroom starts with: the menu, and below each page what its buttons do; names are keys of the console's catalogue.
import { signs } from '@herald/contract/permissions.ts';

/** A group has no url and shows what lies below it. `buttons` bring a code; a menu entry brings one too, where its page needs it. */
export type SeedMenuEntry = {
  name: string;
  url: string;
  icon: string;
  sign: string | null;
  children?: readonly SeedMenuEntry[];
  buttons?: readonly { name: string; sign: string }[];
};

export const menu: readonly SeedMenuEntry[] = [
  {
    name: 'menu.newContent',
    url: '/api/content/publish/pubContent',
    icon: 'edit',
    sign: signs.edits,
    buttons: [
      { name: 'menu.button.schedule', sign: signs.schedules },
      { name: 'menu.button.publish', sign: signs.publishes },
      { name: 'menu.button.arrange', sign: signs.arranges },
      { name: 'menu.button.hideAccounts', sign: signs.hidesAccounts },
    ],
  },
  { name: 'menu.myDrafts', url: '/api/content/contentList/myDraft/list', icon: 'inbox', sign: null },
  { name: 'menu.myMaterials', url: '/api/content/material/myMaterial', icon: 'picture', sign: null },
  { name: 'menu.myContent', url: '/api/content/contentList/mylist', icon: 'file', sign: null },
  {
    name: 'menu.departmentContent',
    url: '/api/content/contentList/deplist',
    icon: 'team',
    sign: null,
    buttons: [{ name: 'menu.button.seeAll', sign: signs.seesAll }],
  },
  { name: 'menu.scheduled', url: '/api/content/schedulepubmaterial/list', icon: 'clock', sign: null },
  {
    name: 'menu.publishHistory',
    url: '/api/content/publish/pubHistory',
    icon: 'history',
    sign: null,
    buttons: [{ name: 'menu.button.resolve', sign: signs.resolvesUnknown }],
  },
  { name: 'menu.statistics', url: '/api/content/publish/statistic', icon: 'chart', sign: null },
  { name: 'menu.accounts', url: '/api/control/account/addAccount', icon: 'link', sign: signs.bindsAccounts },
  { name: 'menu.myAccounts', url: '/api/control/account/myAccount', icon: 'swap', sign: null },
  { name: 'menu.brakes', url: '/api/control/brakes', icon: 'pause', sign: signs.brakes },
  { name: 'menu.messages', url: '/api/infor/myInfor?navLink=1', icon: 'bell', sign: null },
  {
    name: 'menu.administration',
    url: '',
    icon: 'setting',
    sign: null,
    children: [
      { name: 'menu.users', url: '/api/control/user/userList', icon: 'user', sign: signs.managesPeople },
      {
        name: 'menu.departments',
        url: '/api/control/department/list',
        icon: 'bank',
        sign: signs.managesPeople,
      },
      { name: 'menu.roles', url: '/api/control/role/list', icon: 'safety', sign: signs.managesRoles },
      {
        name: 'menu.resources',
        url: '/api/control/resource/list',
        icon: 'menu',
        sign: signs.managesResources,
      },
      {
        name: 'menu.allAccounts',
        url: '/api/control/account/list',
        icon: 'link',
        sign: signs.managesAccounts,
      },
      {
        name: 'menu.recommended',
        url: '/api/control/account/recommend/list',
        icon: 'star',
        sign: signs.managesAccounts,
      },
      { name: 'menu.audit', url: '/api/control/audit/list', icon: 'book', sign: signs.readsAudit },
      { name: 'menu.filing', url: '/api/control/filing/list', icon: 'folder', sign: signs.managesFiling },
      {
        name: 'menu.linkHosts',
        url: '/api/control/linkHost/list',
        icon: 'globe',
        sign: signs.managesSettings,
      },
      {
        name: 'menu.channelApps',
        url: '/api/control/channelApp/list',
        icon: 'key',
        sign: signs.managesSettings,
      },
      {
        name: 'menu.demonstration',
        url: '/api/control/demonstration',
        icon: 'squares',
        sign: signs.managesPeople,
      },
    ],
  },
];
