// What each of Weibo's refusals asks of a person (channels.md §9; open.weibo.com/wiki/Error_code).
import type { AdviceTable } from './advice.ts';

export const weiboAdvice: AdviceTable = {
  source: 'open.weibo.com/wiki/Error_code',
  since: '2026-11',
  rows: [
    { advice: 'advice-token-over', codes: [21314, 21315, 21316, 21317, 21318, 21319, 21327, 21332] },
    { advice: 'advice-identity', codes: [10013] },
    { advice: 'advice-app-keys', codes: [10006, 21322, 21324, 21328] },
    { advice: 'advice-consent-unfinished', codes: [21323, 21325] },
    { advice: 'advice-version', codes: [10020] },
    { advice: 'advice-address-listed', codes: [10004] },
    { advice: 'advice-operators-address', codes: ['no-rip'] },
    { advice: 'advice-app-rights', codes: [10005, 10014] },
    { advice: 'advice-app-unaudited', codes: [21321] },
    { advice: 'advice-creator-only', codes: ['advanced'] },
    { advice: 'advice-too-fast', codes: [20016] },
    { advice: 'advice-day-full', codes: [10023, 10024] },
    { advice: 'advice-app-limit', codes: [10022] },
    { advice: 'advice-duplicate', codes: [20017, 20019, 20111] },
    { advice: 'advice-text-missing', codes: [20008] },
    { advice: 'advice-text-long', codes: [20012, 20013] },
    { advice: 'advice-link', codes: [20018] },
    // Its safe domain is what Weibo holds a post of ours against (channels.md §9).
    { advice: 'advice-own-site', codes: [10017] },
    { advice: 'advice-ad', codes: [20020] },
    { advice: 'advice-rules', codes: [20021] },
    { advice: 'advice-field', codes: [10008] },
    { advice: 'advice-media-format', codes: [20005] },
    { advice: 'advice-media-size', codes: [20006] },
    { advice: 'advice-media-count', codes: ['pictures'] },
    { advice: 'advice-not-there', codes: [20101] },
    { advice: 'advice-not-own', codes: [20102] },
    { advice: 'advice-platform-trouble', codes: [10001, 10002, 10003, 10009, 10010, 10011] },
    { advice: 'advice-late', codes: [20032] },
  ],
};
