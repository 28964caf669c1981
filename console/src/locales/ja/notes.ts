// Words of the notes on a package.
import type { notes as en } from '../en/notes.ts';

export const notes: typeof en = {
  title: 'メモ',
  none: 'メモはまだありません。読者には表示されません。',
  write: 'メモを書く',
  placeholder: '@ で同僚をメンションできます',
  nobody: '閲覧できる人の中に該当者はいません。',
  send: 'メモを追加',
};
