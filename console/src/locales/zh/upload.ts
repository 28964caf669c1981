// Words of the blocks for pictures, video and cover, and of their uploads.
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
  waiting: '等待中',
  checking: '校验中',
  tray: {
    title: '上传',
    arrived: '{{name}} 已上传。打开一篇内容即可添加。',
    addHere: '添加到此内容',
    stopped: '{{name}} 在 {{percent}}% 处中断。重新选择同一文件即可继续上传。',
    forget: '不再保留',
  },
  video: {
    title: '视频',
    choose: '添加视频',
    drop: 'mp4、mov 或 webm，也可拖放、粘贴到此处',
    alt: '描述视频（{{channels}} 会显示）',
    remove: '移除视频',
  },
  cover: {
    title: '封面',
    choose: '添加封面',
    replace: '更换封面',
    drop: '或拖放到此处',
    shownBy: '{{channels}} 会显示封面',
    remove: '移除封面',
  },
};
