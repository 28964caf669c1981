// What is said of a film no channel, or not every one, takes, in Chinese.
import type { FilmSentences } from '../keys.ts';

export const filmsZh: FilmSentences = {
  'film-codec': '{channel}：视频编码须为 {takes}，当前为 {is}；在此转码为 H.264 后即可发布',
  'film-frames-few': '{channel}：视频帧率至少每秒 {takes} 帧，当前为 {is} 帧；在此转码后即可发布',
  'film-frames-many': '{channel}：视频帧率最多每秒 {takes} 帧，当前为 {is} 帧；在此转码后即可发布',
  'film-bit-rate': '{channel}：视频码率最多 {takes} Mbit/s，当前为 {is} Mbit/s；在此转码后即可发布',
  'film-sound': '{channel}：视频的音频编码须为 {takes}，当前为 {is}；在此转码后即可发布',
  'film-sample-rate': '{channel}：视频的音频采样率最多 {takes} kHz，当前为 {is} kHz；在此转码后即可发布',
  'video-too-small': '{channel}：视频为 {size} KB，至少需要 {limit} KB，请更换更长或更清晰的视频',
  'video-too-long': '{channel}：视频时长 {length} 秒，最多 {limit} 秒，请剪短或不选该渠道',
  'video-too-short': '{channel}：视频时长 {length} 秒，至少 {limit} 秒，请换更长的视频或不选该渠道',
  'film-damaged': '文件不完整或已损坏；请播放检查后重新导出并上传',
  'film-holds-more': '文件中夹带了视频以外的内容，且无法去除；请重新导出视频后上传',
  'film-subtitled': '视频带有独立的字幕轨，发布后不会显示；请将字幕压制到画面中或去掉字幕轨，重新导出后上传',
  'film-dolby-only':
    '视频色彩仅为杜比视界（Profile 5），在任何渠道上都会偏绿偏紫；请导出为 HDR10、HLG 或 SDR 后上传',
  'film-beyond': '视频超过 {hours} 小时、宽或高超过 {side} 像素，或轨道过多；请重新导出',
  'film-converting': '视频仍在转码。请等待转码完成，或在编辑页取消转码。',
};
