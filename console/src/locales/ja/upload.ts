// Words of the blocks for pictures, video and cover, and of their uploads.
import type { upload as en } from '../en/upload.ts';

export const upload: typeof en = {
  title: '画像',
  choose: '画像を追加',
  drop: 'またはここにドロップ・貼り付け（一度に3枚まで）',
  alt: '画像の説明',
  altOf: '{{name}} の説明',
  moveLeft: '{{name}} を左へ移動',
  moveRight: '{{name}} を右へ移動',
  remove: '{{name}} を削除',
  cancel: 'キャンセル',
  retry: '再試行',
  waiting: '待機中',
  checking: '確認中',
  tray: {
    title: 'アップロード',
    arrived: '{{name}} が届きました。投稿を開くと追加できます。',
    addHere: 'この投稿に追加',
    stopped: '{{name}} は {{percent}} % で止まりました。同じファイルを選び直すと続きから送ります。',
    forget: '破棄する',
  },
  video: {
    title: '動画',
    choose: '動画を追加',
    drop: 'mp4・mov・webm。ここにドロップ・貼り付けも可',
    alt: '動画の説明（{{channels}} に表示）',
    remove: '動画を削除',
  },
  cover: {
    title: 'カバー',
    choose: 'カバーを追加',
    replace: 'カバーを変更',
    drop: 'またはここにドロップ',
    shownBy: '{{channels}} に表示されます',
    remove: 'カバーを削除',
  },
};
