// Words of the statistics.
import type { statistics as en } from '../en/statistics.ts';

export const statistics: typeof en = {
  title: '統計',
  days: '集計期間',
  shortcuts: {
    today: '今日',
    week: '過去 7 日間',
    month: '過去 30 日間',
    thisMonth: '今月',
  },
  anyAccount: 'すべてのアカウント',
  otherAccount: '別のアカウント',
  became: '投稿の結果',
  outcomes: {
    live: '公開中',
    withOwner: '一般非公開',
    unknown: '未確認',
    coming: '公開予定',
    failed: '失敗',
    takenDown: '取り下げ済み',
  },
  rule: '各投稿は、公開された日（未公開なら予定日）に 1 回だけ数えます。再試行や削除後の再投稿は最後の結果で数え、修正は別の投稿として数えません。取り消したものは含みません。',
  readers: '読者の反応',
  ofPosts: '{{live}} 件中 {{posts}} 件',
  readAt:
    '公開中の {{live}} 件のうち {{posts}} 件について、各プラットフォームから最後に得た数値の合計です（取得：{{at}}）。投稿を開くとその数値が取得されます：',
  readBetween:
    '公開中の {{live}} 件のうち {{posts}} 件について、各プラットフォームから最後に得た数値の合計です（取得：{{first}}～{{last}}）。投稿を開くとその数値が取得されます：',
  unread: 'これらの投稿の数値はまだ取得されていません。投稿を開くと取得されます：',
  perDay: '日別の投稿数',
  perWeek: '週別の投稿数',
  perChannel: 'チャンネル別の投稿数',
  chart: '{{title}}：全 {{total}} 件、最多は {{peak}} の {{highest}} 件。すべての数値は表にあります。',
  table: 'すべての数値',
  by: '集計単位',
  groupings: {
    day: '日付',
    channel: 'チャンネル',
    account: 'アカウント',
    category: 'カテゴリー',
  },
  uncategorised: '（カテゴリーなし）',
  total: '投稿数',
  all: '合計',
  export: '表をエクスポート',
  postsWith: '{{figure}}（対象の投稿数）',
  empty: 'この期間に公開した投稿も、公開予定の投稿もありません。',
  nothingFound: 'この期間、このチャンネルやアカウントの投稿はありません。',
  everything: 'すべてのチャンネルとアカウントを表示',
};
