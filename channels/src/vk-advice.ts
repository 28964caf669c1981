// What each of VK's refusals asks of a person, on walls of people and of groups alike (channels.md §7; dev.vk.com/reference/errors).
import type { AdviceTable } from './advice.ts';

export const vkAdvice: AdviceTable = {
  source: 'dev.vk.com/ru/reference/errors, method/wall.post',
  since: '2026-11',
  rows: [
    { advice: 'advice-address-changed', codes: ['5-1130', 1130] },
    { advice: 'advice-token-over', codes: [5, 3609] },
    { advice: 'advice-user-check', codes: [14, 17, 3300] },
    { advice: 'advice-account-closed', codes: [3610] },
    { advice: 'advice-scope', codes: [7, 27] },
    { advice: 'advice-app-rights', codes: [20] },
    { advice: 'advice-role', codes: [15, 203, 210, 214] },
    { advice: 'advice-day-full', codes: [9, 29, 220, '214-day'] },
    { advice: 'advice-too-fast', codes: [6] },
    { advice: 'advice-field', codes: [100, 113, 225] },
    { advice: 'advice-link', codes: [222] },
    { advice: 'advice-creator-only', codes: ['attached'] },
    { advice: 'advice-ad', codes: [219, 224] },
    { advice: 'advice-account-limited', codes: [13_000] },
    { advice: 'advice-media-missing', codes: [22, 118, 121] },
    { advice: 'advice-post-unfinished', codes: [114] },
    { advice: 'advice-media-format', codes: [129, 'no-photo'] },
    { advice: 'advice-media-count', codes: ['too-many'] },
    { advice: 'advice-platform-trouble', codes: [1, 10] },
  ],
};
