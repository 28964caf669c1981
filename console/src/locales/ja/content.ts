// Words of the content lists.
import type { content as en } from '../en/content.ts';

export const content: typeof en = {
  mine: 'マイコンテンツ',
  department: '部署のコンテンツ',
  all: 'すべてのコンテンツ',
  search: 'キーワードで検索',
  anyCategory: 'すべてのカテゴリー',
  anyType: 'すべての種類',
  owner: '作成者',
  empty: 'コンテンツはまだありません。',
  nothingFound: '該当するコンテンツはありません。',
  pick: '確定（{{number}}）',
  history: '履歴',
  standing: {
    title: '公開状況',
    nowhere: '未送信',
    live: '{{total}} 件中 {{live}} 件公開',
    ownerOnly: '非公開 {{number}} 件',
    unknown: '未確認 {{number}} 件',
    underWay: '処理中 {{number}} 件',
    notLive: '未公開 {{number}} 件',
    failedBeside: '直近の送信に失敗 {{number}} 件',
    takenDown: '取り下げ済み {{number}} 件',
    cancelled: '取り消し済み {{number}} 件',
    and: '、',
  },
  restart: {
    door: '再公開',
    question: '公開に失敗したアカウントに「{{title}}」をもう一度公開しますか？公開済みのものはそのままです。',
    queued: '{{number}} 件が再び送信待ちになりました',
    nothing: '送信したものはありません。失敗した分は別の方法で公開済みです。',
  },
  states: {
    scheduled: '予約・処理中',
    live: '公開中',
    partly: '一部公開',
    trouble: '失敗または未確認',
  },
  send: '公開・予約',
  ownersDepartment: '部署',
  move: {
    door: 'カテゴリーへ移動',
    done: '{{number}} 件を「{{category}}」に移動しました',
  },
};
