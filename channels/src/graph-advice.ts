// What the refusals of Meta's Graph ask of a person, those that Facebook and Instagram share and each one's own (channels.md §1.9, §2).
import type { Advised, AdviceTable } from './advice.ts';

/** A longer number comes as code or as subcode. */
const either = (...codes: readonly number[]): string[] => codes.flatMap((code) => [`-${code}`, String(code)]);
/** Graph keeps this hundred for permissions. */
const permissions = Array.from({ length: 100 }, (_, index) => 200 + index);

const shared: readonly Advised[] = [
  { advice: 'advice-not-there', codes: ['100-33'] },
  { advice: 'advice-identity', codes: ['-459', '-464'] },
  { advice: 'advice-role', codes: ['-492'] },
  // 458 removed our app, 460 changed the password, 463 and 467 say that it is over.
  { advice: 'advice-token-over', codes: ['-458', '-460', '-463', '-467', 102, 190] },
  { advice: 'advice-consent-unfinished', codes: either(36007, 36008, 36009) },
  { advice: 'advice-scope', codes: [3, 10, ...permissions] },
  // Without these nobody sees what could be chosen.
  { advice: 'advice-scope', codes: ['pages_show_list', 'instagram_basic'] },
  { advice: 'advice-app-keys', codes: [101] },
  { advice: 'advice-version', codes: [2500] },
  { advice: 'advice-app-limit', codes: [4] },
  { advice: 'advice-too-fast', codes: [17, 32, 341, 613] },
  { advice: 'advice-platform-trouble', codes: [1, 2, '-transient'] },
  { advice: 'advice-account-limited', codes: [368] },
  { advice: 'advice-field', codes: [100] },
];
const documented = { since: '2026-11' };

export const facebookAdvice: AdviceTable = {
  source: 'developers.facebook.com graph-api/guides/error-handling, reference/page/feed, /photos, /videos',
  ...documented,
  rows: [
    { advice: 'advice-duplicate', codes: [506, ...either(1366051)] },
    { advice: 'advice-too-fast', codes: [80001] },
    { advice: 'advice-link', codes: either(1609005, 1609008, 2061006) },
    { advice: 'advice-rules', codes: either(1346003, 1404102) },
    { advice: 'advice-field', codes: either(1349125) },
    { advice: 'advice-media-missing', codes: [324, 6000, ...either(1363037)] },
    { advice: 'advice-media-format', codes: [6001, ...either(2069019, 1363022), 'error'] },
    { advice: 'advice-media-fetch', codes: [389] },
    { advice: 'advice-media-size', codes: [382, ...either(1366046, 1363023)] },
    { advice: 'advice-media-rate', codes: either(1363047, 1609010) },
    { advice: 'advice-media-over', codes: [...either(1363019, 1363030), 'expired', 'upload_failed'] },
    { advice: 'advice-scope', codes: either(1363042) },
    { advice: 'advice-too-fast', codes: either(1390008) },
    { advice: 'advice-identity', codes: either(1404006, 1404078, 4854002) },
    { advice: 'advice-account-limited', codes: either(1404112) },
    { advice: 'advice-time', codes: ['backdate'] },
    { advice: 'advice-audience', codes: ['age', 'regions'] },
    ...shared,
  ],
};

export const instagramAdvice: AdviceTable = {
  source: 'developers.facebook.com instagram-platform/instagram-graph-api/reference/error-codes',
  ...documented,
  rows: [
    { advice: 'advice-media-fetch', codes: [9004, ...either(2207052)] },
    { advice: 'advice-media-over', codes: [...either(2207020), 'EXPIRED'] },
    {
      advice: 'advice-platform-trouble',
      codes: either(2207001, 2207003, 2207032, 2207053, 2207077, 2207082),
    },
    { advice: 'advice-cover', codes: either(2207057) },
    { advice: 'advice-spam', codes: either(2207051) },
    { advice: 'advice-day-full', codes: [9, ...either(2207042), 'quota'] },
    { advice: 'advice-media-waiting', codes: [24, 9007, ...either(2207006, 2207008, 2207027)] },
    { advice: 'advice-account-limited', codes: [25, ...either(2207050)] },
    { advice: 'advice-field', codes: either(2207023) },
    { advice: 'advice-media-count', codes: either(2207028) },
    { advice: 'advice-tags', codes: either(2207040) },
    { advice: 'advice-media-format', codes: [352, 36001, ...either(2207026, 2207005)] },
    { advice: 'advice-media-format', codes: ['ERROR', 'ProcessingFailedError'] },
    { advice: 'advice-media-missing', codes: ['OffsetInvalidError', 'PartialRequestError'] },
    { advice: 'advice-media-size', codes: [36000, ...either(2207004)] },
    { advice: 'advice-media-ratio', codes: [36003, ...either(2207009)] },
    { advice: 'advice-text-long', codes: [36004, ...either(2207010)] },
    { advice: 'advice-privacy', codes: either(2207081) },
    // A post inside a carousel, or one that an advertisement uses.
    { advice: 'advice-creator-only', codes: either(2207073) },
    { advice: 'advice-too-fast', codes: [80002] },
    // Of an account that was bound before comments could be closed.
    { advice: 'advice-scope', codes: ['instagram_manage_comments'] },
    ...shared,
  ],
};
