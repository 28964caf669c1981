// Why there are no figures of a post, in Chinese.
import type { FiguresSentences } from '../keys.ts';

export const figuresZh: FiguresSentences = {
  'figures-by-day': '{channel} 只按天统计，不提供单篇文章的数据。请到 {channel} 后台查看。',
  'figures-not-live': '该帖子目前未公开发布，不再统计。',
  'figures-not-yet': '该帖子尚未发布，还没有数据。请在发布后读取。',
  'figures-no-pictures': '{channel} 只向应用提供视频的数据，不提供图片的。请在其应用中查看。',
  'figures-paused': '发布已暂停，期间不访问平台。请在解除暂停后重新读取。',
  'figures-platform-resting': '{channel} 出现故障，暂时不再访问。请几分钟后重新读取。',
  'figures-busy': '本应用对 {channel} 的调用次数已用去一半，其余留给发布。请一小时后重新读取。',
  'figures-kept': '{channel} 允许该账号的调用次数已用去一半，其余留给发布。请明天重新读取。',
  'figures-account-gone': '您的部门已不再拥有该账号。请重新绑定后读取。',
  'figures-authorise': '该账号需要在 {channel} 重新授权。授权后请重新读取。',
  'figures-no-answer': '{channel} 未能正常应答。请几分钟后重新读取；如仍如此，请到 {channel} 查看。',
  'figures-too-fast': '{channel} 要求降低调用频率。请稍后重新读取。',
  'figures-closed': '{channel} 不向应用提供该账号的数据。请到 {channel} 查看。',
};
