// Words of the list of drafts.
import type { drafts as en } from '../en/drafts.ts';

export const drafts: typeof en = {
  title: '下書き',
  empty: '下書きはまだありません。',
  nothingFound: '該当する下書きはありません。',
  state: '状態',
  states: {
    draft: '下書き',
    used: '公開済み',
    scheduled: '予約済み',
  },
  pick: {
    add: '追加',
    addOf: '{{title}} を選択に追加',
    drop: '{{title}} を選択から外す',
    confirm: '確定（{{number}}）',
  },
};
