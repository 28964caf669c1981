// What is said of covers, and of pictures that are drawn anew, in Chinese.
import type { CoverSentences } from '../keys.ts';

export const coversZh: CoverSentences = {
  'cover-second': '封面最多 1 张图片',
  'cover-missing': '{channel}：需要封面图片',
  'cover-type': '{channel}：封面须为 {types}，点“调整到符合要求”即可转换',
  'cover-too-large': '{channel}：封面为 {size} MB，最多 {limit} MB，请点“调整到符合要求”，或换更小的图片',
  'cover-left-out':
    '{channel}：封面为 {size} MB，超过 {limit} MB，将被移除，内容照常发布。如需保留请点“调整到符合要求”，或换更小的图片',
  'cover-pixels':
    '{channel}：封面为 {width} × {height} 像素，总像素须少于 {limit}，请点“调整到符合要求”或裁剪',
  'cover-ratio':
    '{channel}：封面按 {ratios} 显示，当前为 {width} × {height}。请裁剪，否则 {channel} 会自行裁切或加边框',
  'cover-not-listed':
    '{channel}：图片不在白名单内，已取消缩略图上传，内容照常发布。如需缩略图请使用本机构网站的链接',
  'cover-not-allowed': '{channel}：只有带链接或视频时才能使用封面',
  'cover-not-sent': '{channel}：不会发送封面',
  'frame-beyond': '视频长 {length} 秒，请选择结束之前的时刻',
  'frame-undrawn': '无法取出视频在此刻的画面，请换一个时刻，或上传封面',
  'crop-outside': '裁剪范围超出了 {width} × {height} 像素的图片，请重新框选',
  'picture-undrawn': '此图片无法在这里处理，请另存为 JPEG 后再上传',
  'fit-impossible': '图片缩小到 {limit} MB 后将无法看清，请换一张',
};
