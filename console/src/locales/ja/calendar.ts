// Words of the calendar of scheduled and published posts.
import type { calendar as en } from '../en/calendar.ts';

export const calendar: typeof en = {
  title: 'カレンダー',
  view: '表示',
  month: '月',
  week: '週',
  list: '一覧',
  back: '前へ',
  on: '次へ',
  today: '今日',
  handedOver: '引き渡し済み・未公開',
  move: '移動',
  moveOne: '「{{title}}」の日時を変更',
  moved: '「{{title}}」の公開日時を {{time}} に変更しました。',
  tooNear: '指定した日時は、過ぎているか 40 分以内です。{{time}}（{{zone}}）に変更しますか？',
  nothing: 'この期間に予約または公開された投稿はありません。',
  nothingFound: 'この期間に条件に合う投稿はありません。',
  cut: 'この期間の件数がカレンダーの上限を超えています。期間を短くしてください。',
  more: '「{{title}}」のその他の操作',
  duplicate: '新しい下書きとして複製',
  history: '公開履歴を開く',
};
