// What each of VK's refusals asks of a person, on walls of people and of groups alike (channels.md §7; dev.vk.com/reference/errors).
import type { AdviceTable } from './advice.ts';

export const vkAdvice: AdviceTable = {
  source: 'dev.vk.com/ru/reference/errors, method/wall.post',
  since: '2026-11',
  rows: [
    { advice: 'advice-address-changed', codes: ['5-1130', 1130] },
    { advice: 'advice-token-over', codes: [5, 3609] },
    { advice: 'advice-user-check', codes: [14, 17, 24, 25, 3300] },
    { advice: 'advice-account-closed', codes: [18, 37, 3610] },
    { advice: 'advice-scope', codes: [7, 27, 204] },
    { advice: 'advice-app-rights', codes: [2, 20, 28] },
    { advice: 'advice-version', codes: [3, 23] },
    { advice: 'advice-address-listed', codes: [42] },
    { advice: 'advice-two-step', codes: [703, 704] },
    { advice: 'advice-may-not-read', codes: [30] },
    { advice: 'advice-rules', codes: [19] },
    { advice: 'advice-doubted', codes: [104] },
    { advice: 'advice-role', codes: ['role', 15, 200, 203, 210, 214] },
    { advice: 'advice-day-full', codes: [9, 29, 220, '214-day'] },
    { advice: 'advice-too-fast', codes: [6] },
    { advice: 'advice-field', codes: [8, 100, 113, 225] },
    { advice: 'advice-link', codes: [222] },
    { advice: 'advice-creator-only', codes: ['attached'] },
    { advice: 'advice-ad', codes: [219, 224] },
    { advice: 'advice-account-limited', codes: [13_000] },
    { advice: 'advice-media-missing', codes: [22, 105, 118, 121] },
    { advice: 'advice-post-unfinished', codes: [114] },
    { advice: 'advice-media-format', codes: [129, 'no-photo'] },
    { advice: 'advice-media-count', codes: ['too-many'] },
    { advice: 'advice-platform-trouble', codes: [1, 10] },
  ],
};
