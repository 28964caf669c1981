// Words of the list of drafts.
import type { drafts as en } from '../en/drafts.ts';

export const drafts: typeof en = {
  title: '下書き',
  from: '開始日',
  until: '終了日',
  lastDays: '過去 {{days}} 日間',
  dates: '作成日の範囲',
  empty: '下書きはまだありません。',
  nothingFound: '該当する下書きはありません。',
  state: '状態',
  states: {
    draft: '下書き',
    used: '公開済み',
    scheduled: '予約済み',
  },
};
