// Words of the picture block and its uploads.
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
};
