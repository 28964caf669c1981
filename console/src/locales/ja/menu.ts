// Names of the server's menu entries, by the keys the seed gives them.
import type { menu as en } from '../en/menu.ts';

export const menu: typeof en = {
  newContent: '新規作成',
  myDrafts: '下書き',
  myMaterials: 'マイ素材',
  myContent: 'マイコンテンツ',
  departmentContent: '部署のコンテンツ',
  scheduled: '予約投稿',
  publishHistory: '公開履歴',
  statistics: '統計',
  accounts: 'アカウント連携',
  brakes: '公開の停止',
  messages: 'メッセージ',
};
