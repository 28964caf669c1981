// Words of the kinds of media.
import type { media as en } from '../en/media.ts';

export const media: typeof en = {
  video: '動画',
  audio: '音声',
  text: 'テキスト',
  image: '画像',
  link: 'リンク',
};
