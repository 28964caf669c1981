// What a platform's refusal means for who asked just now, in Chinese.
import type { AskedSentences } from '../keys.ts';

export const askedZh: AskedSentences = {
  'asked-unreachable': '无法连接 {channel}（{code}）。请稍后重试；如持续出现，请管理员检查网络。',
  'asked-not-in-time':
    '本系统的服务器过于繁忙，未能按时开始发送，没有向 {channel} 发出任何内容（{code}）。请稍后重试；如持续出现，请管理员检查服务器负载。',
  'asked-broken-off': '与 {channel} 的连接在收到完整答复前中断（{code}）。请稍后重试。',
  'asked-trouble': '{channel} 自身出现故障（{code}）。请稍后重试。',
  'asked-later': '{channel} 仍在处理（{code}）。请稍后重试。',
  'asked-token-over': '{channel} 的授权已失效（{code}）。请重新授权该账号后再试。',
  'asked-not-there': '{channel} 表示该内容不存在或已被删除（{code}）。请核对所查的内容。',
  'asked-too-fast': '{channel} 要求降低调用频率（{code}）。请稍后重试。',
  'asked-day-full': '该账号在 {channel} 今天的额度已用完（{code}）。请明天再试。',
  'asked-app-limit':
    '所有账号合计已用完 {channel} 给予本应用的额度（{code}）。请稍后再试；管理员可向平台申请提高额度。',
  'asked-in-minutes': '{channel} 暂时不再接受请求（{code}）。请在 {minutes} 分钟后重试。',
  'asked-said': '{channel} 未接受这次请求：“{words}”（{code}）。请修改后再试，或将原文转交管理员。',
  'asked-refused': '{channel} 不允许此操作（{code}）。请到平台查看该账号；如仍不行，请联系管理员。',
  'asked-no-answer': '{channel} 未返回可用的答复（{code}）。请稍后重试。',
};
