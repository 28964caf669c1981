// Every constant of the specification this product uses, named, with its section.

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** Document 1 §5 and §9, C-43: less than 40 minutes ahead is moved to 41. */
export const scheduleLeadMs = 40 * minuteMs;
export const schedulePresetMs = 41 * minuteMs;
/** D-01: so long an editor keeps a scheduled item out of the queue. */
export const scheduleHoldMs = 15 * minuteMs;
/** Document 1 §5, the simple edition: so long ago is not past yet. */
export const simplePastMs = 10_000;
/** C-44: a date more than a day past is reset. */
export const dayMs = 24 * hourMs;
/** Document 1 §5. */
export const titleLimit = 100;
export const titleLimitWithWechat = 64;
export const keywordsLimit = 200;
/** Of traceability tags. */
export const tagsAtMost = 100;
export const tagLettersAtMost = 200;
/** Ours. */
export const editorLimit = 200;
/** Document 1 §9: how high the editor of an article is at first, in pixels (R-CONST-016). */
export const editorHeight = 400;
export const filesPerChoice = 3;
/** Document 1 §9. */
export const pageSizes = [10, 20, 30, 50] as const;
export const listPageSize = 10;
/** No list is asked for a page behind this one. */
export const lastListPage = 100_000;
/** Document 2 §9: of a list that sets none, as the pickers do (C-68). */
export const pagerPageSize = 20;
export const dateShortcutsDays = [7, 30, 90] as const;
export const buttonLockMs = 3_000;
/** Document 2 §9: a window closes so long after a successful authorisation. */
export const closesAfterMs = 3_000;
export const noticeMs = 4_000;
export const errorNoticeMs = 5_000;
export const draftSavedNoticeMs = 1_000;
export const publishNoticeMs = 2_000;
/** Of a list whose page was turned; document 1 §9 gives 500 to 800, document 2 §9 gives 800. */
export const scrollToTopMs = 800;
export const unreadPollMs = 5_000;
export const defaultCategory = '国际';
/** C-46: China time to Pacific daylight time, applied only to the outgoing back-date string. */
export const backdateOffsetMs = 54_000_000;
/** C-51: one unit for sizes. */
export const megabyte = 1_048_576;
export const gigabyte = 1_073_741_824;
/** C-48, C-49, C-50: "under" excludes, "at most" includes. */
export const imageUnderBytes = 10 * megabyte;
export const gifAtMostBytes = 16 * megabyte;
export const videoUnderBytes = gigabyte;
export const audioAtMostBytes = 500 * megabyte;
export const uploadUnitBytes = 100 * megabyte;
/** Ours: a file above this goes to our own store in chunks of this size, so that a broken line costs one of them. */
export const chunksAboveBytes = 16 * megabyte;
export const chunkBytes = 8 * megabyte;
/** C-97: seconds without progress before pending uploads are cleared. */
export const uploadSilenceMs = 60_000;
/** Ours: what came in one piece is scanned, read and perhaps copied while its sender waits, and each of these ends in time. */
export const uploadJudgedMs = 300_000;
export const uploadTypes = ['webm', 'mov', 'mp4', 'mp3', 'png', 'jpeg', 'jpg', 'gif'] as const;
/** Document 2 §7 and §9, C-18. */
export const callTimeoutMs = 5_000;
export const slowCallTimeoutMs = 30_000;
/** R-CONST-003 and R-CONST-017, C-66: how long one call waits, how often it is made again, and after how long. */
export const pictureCallTimeoutMs = 600_000;
export const pictureRetries = 3;
export const pictureRetryMs = 3_000;
/** Document 1 §9, R-CONST-004: how often a conversion is asked after, and how long one such call may take. */
export const transcodePollMs = 5_000;
/** Document 1 §4 and §9: in the simple edition. */
export const simpleTranscodePollMs = 10_000;
export const percentTimeoutMs = 600_000;
/** C-74: signing in asks no more of a password; a new one must keep form-rules.ts. */
export const shortestSignInPassword = 6;
export const sessionCookie = 'HY-JWT';
export const mobileBelowPx = 992;
export const sidebarPx = 210;
/** C-96: one declared zone for all wall-clock times on the wire. */
export const defaultZone = 'Asia/Shanghai';
