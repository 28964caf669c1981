// Words of the dashboard.
import type { overview as en } from '../en/overview.ts';

export const overview: typeof en = {
  greeting: 'ようこそ、{{name}}さん',
  mine: '自分の作業の件数',
  drafts: '下書き',
  scheduled: '予約済みまたは処理中',
  live: 'すべてのアカウントで公開',
  partly: '一部公開',
  trouble: '失敗または未確認',
  all: '自分のコンテンツすべて',
  shortcuts: 'ショートカット',
};
