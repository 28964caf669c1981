// The menu a newsroom starts with; names are keys of the console's catalogue.
import { signs } from '@herald/contract/permissions.ts';

type SeedMenuEntry = { name: string; url: string; icon: string; sign: string | null };

export const menu: readonly SeedMenuEntry[] = [
  { name: 'menu.newContent', url: '/api/content/publish/pubContent', icon: 'edit', sign: signs.edits },
  { name: 'menu.myDrafts', url: '/api/content/contentList/myDraft/list', icon: 'inbox', sign: null },
  { name: 'menu.myMaterials', url: '/api/content/material/myMaterial', icon: 'picture', sign: null },
  { name: 'menu.myContent', url: '/api/content/contentList/mylist', icon: 'file', sign: null },
  { name: 'menu.departmentContent', url: '/api/content/contentList/deplist', icon: 'team', sign: null },
  { name: 'menu.scheduled', url: '/api/content/schedulepubmaterial/list', icon: 'clock', sign: null },
  { name: 'menu.publishHistory', url: '/api/content/publish/pubHistory', icon: 'history', sign: null },
  { name: 'menu.statistics', url: '/api/content/publish/statistic', icon: 'chart', sign: null },
  { name: 'menu.accounts', url: '/api/control/account/addAccount', icon: 'link', sign: signs.bindsAccounts },
  { name: 'menu.brakes', url: '/api/control/brakes', icon: 'pause', sign: signs.brakes },
  { name: 'menu.messages', url: '/api/infor/myInfor?navLink=1', icon: 'bell', sign: null },
];
