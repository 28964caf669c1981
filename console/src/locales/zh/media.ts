// Words of the kinds of media.
import type { media as en } from '../en/media.ts';

export const media: typeof en = {
  video: '视频',
  audio: '音频',
  text: '文字',
  image: '图片',
  link: '链接',
};
