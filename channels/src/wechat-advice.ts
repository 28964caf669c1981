// What each of WeChat's refusals asks of a person (channels.md §8; developers.weixin.qq.com Global_Return_Code).
import type { AdviceTable } from './advice.ts';

export const wechatAdvice: AdviceTable = {
  source: 'developers.weixin.qq.com Global_Return_Code, freepublish/get',
  since: '2026-11',
  rows: [
    { advice: 'advice-token-over', codes: [40001, 40014, 42001] },
    { advice: 'advice-app-keys', codes: [40013, 40125] },
    { advice: 'advice-address-listed', codes: [40164] },
    { advice: 'advice-wechat-unverified', codes: [48001] },
    { advice: 'advice-wechat-sealed', codes: [48004] },
    { advice: 'advice-account-limited', codes: [50002] },
    { advice: 'advice-platform-trouble', codes: [-1] },
    { advice: 'advice-too-fast', codes: [45011, 45066] },
    { advice: 'advice-day-full', codes: [45009, 45028] },
    // Of a mass message: the same clientmsgid within a day.
    { advice: 'advice-duplicate', codes: [45065] },
    { advice: 'advice-media-format', codes: [40004, 40005, 40137] },
    { advice: 'advice-media-size', codes: [40006, 40009, 45001] },
    { advice: 'advice-post-unfinished', codes: [40007] },
    { advice: 'advice-text-long', codes: [45002, 45008] },
    { advice: 'advice-title', codes: [45003] },
    { advice: 'advice-description', codes: [45004] },
    { advice: 'advice-link', codes: [45005] },
    { advice: 'advice-author', codes: [45110] },
    { advice: 'advice-text-missing', codes: [44003] },
    { advice: 'advice-rules', codes: [45166, 'publish_status 4', 'publish_status 6'] },
    { advice: 'advice-field', codes: [47001] },
    { advice: 'advice-cover', codes: [53402] },
    { advice: 'advice-wechat-shop', codes: [53404, 53405, 53406] },
    { advice: 'advice-wechat-check', codes: [53503, 'publish_status 3'] },
    { advice: 'advice-wechat-site', codes: [53504, 53505] },
    { advice: 'advice-original', codes: ['publish_status 2'] },
    { advice: 'advice-not-there', codes: [53600, 'publish_status 5'] },
    { advice: 'advice-media-count', codes: ['articles'] },
  ],
};
