// Words of the picture block and its uploads.
import type { upload as en } from '../en/upload.ts';

export const upload: typeof en = {
  title: '图片',
  choose: '添加图片',
  drop: '或拖放、粘贴到此处，一次最多 3 张',
  alt: '描述图片',
  altOf: '{{name}} 的替代文字',
  moveLeft: '将 {{name}} 左移',
  moveRight: '将 {{name}} 右移',
  remove: '移除 {{name}}',
  cancel: '取消',
  retry: '重试',
};
