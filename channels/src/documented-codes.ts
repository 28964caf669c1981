// The errors that channels.md names, framed as each platform's document frames them, and what its channel makes of them.
import { ask, type Explain } from './ask.ts';
import { outsideWith } from './conformance-world.ts';
import { z } from 'zod';

/** `coded` frames one code as the platform's document frames it; a status travels with it. */
export type Documented = {
  readonly section: string;
  readonly codes: readonly (string | number)[];
  readonly coded: (code: string | number) => readonly [status: number, body: unknown];
};

const graph = (code: string | number): readonly [number, unknown] => {
  const [main = '', subcode] = String(code).split('/');
  const sub = subcode === undefined ? {} : { error_subcode: Number(subcode) };
  return [400, { error: { message: 'm', code: Number(main), ...sub } }];
};
const vkCodes = [
  ...[5, '5/1130', 3609, 17, 3610, 7, 15, '15/1133', 20, 27, 203, 214, 6, 9, 29, 14, 3300],
  ...[100, 113, 210, 222, 220, 219, 224, 225, 13000, 22, 118, 121, 129, 114, 1, 10],
  ...[200, 204, 30, 703, 704, 2, 3, 23, 28, 42, 18, 19, 37, 24, 25, 8, 105, 104],
];
const vkOnWire: Documented = {
  section: '§7',
  codes: vkCodes,
  coded: (code) => {
    const [main, sub] = String(code).split('/');
    const subcode = sub === undefined ? {} : { error_subcode: Number(sub) };
    return [200, { error: { error_code: Number(main), ...subcode, error_msg: 'm' } }];
  },
};

/** channels.md, its paragraphs on errors, word by word. */
export const documented: Readonly<Record<string, Documented>> = {
  facebook: {
    section: '§1.9',
    codes: [
      ...[190, '190/458', '190/459', '190/464', '190/460', '190/463', '190/467', '190/492', 102],
      ...[10, 200, 210, 283, 299, 3, 4, 17, 32, 341, 613, 80001, 506, '100/1366051', 1, 2, 100],
      ...['100/1609005', '100/1609008', '100/2061006', '100/1349125', 324, 389, 382, 6000, 6001],
      ...['324/1366046', '100/2069019', '100/1363047', '100/1609010', 368, '368/1390008', '368/1346003'],
      ...['368/1404102', '200/1404078', '368/1404006', '368/1404112', '368/4854002', '100/33'],
    ],
    coded: graph,
  },
  instagram: {
    section: '§2',
    codes: [
      ...['-2/2207003', '-2/2207020', '-1/2207001', '-1/2207032', '-1/2207053', '1/2207057', '4/2207051'],
      ...['9/2207042', '24/2207006', '24/2207008', '25/2207050', '100/2207023', '100/2207028'],
      ...['100/2207040', '352/2207026', '9004/2207052', '9007/2207027', '36000/2207004', '36001/2207005'],
      ...['36003/2207009', '36004/2207010', 80002, 190, 10, 200, '-1/2207073', '-1/2207081', '-1/2207082'],
      '-1/2207077',
    ],
    coded: graph,
  },
  twitter: {
    section: '§3',
    codes: [
      ...[401, 402, 403, 404, 429, 'client-forbidden', 'usage-capped', 'rate-limit-exceeded'],
      ...['resource-not-found', 'not-authorized-for-resource', 'client-not-enrolled', 'invalid-request'],
      ...['unsupported-authentication', 'legacy 187', 'legacy 88', 'legacy 89', 'legacy 186', 'legacy 324'],
      ...['legacy 185', 'legacy 344', 'legacy 226', 'legacy 261'],
      'You are not allowed to create a Tweet with duplicate content.',
    ],
    coded: (code) => {
      if (typeof code === 'number') return [code, { title: 'No', detail: 'No', type: 'about:blank' }];
      if (code.includes('duplicate')) return [403, { detail: code, type: 'about:blank', title: 'Forbidden' }];
      const legacy = /^legacy (\d+)$/.exec(code)?.[1];
      if (legacy) return [400, { errors: [{ code: Number(legacy), message: 'm' }] }];
      return [403, { title: 'No', detail: 'No', type: `https://api.x.com/2/problems/${code}` }];
    },
  },
  youtube: {
    section: '§4',
    codes: [
      ...['invalidTitle', 'invalidDescription', 'invalidTags', 'invalidCategoryId', 'invalidPublishAt'],
      ...['invalidVideoMetadata', 'mediaBodyRequired', 'uploadLimitExceeded', 'invalidFilename'],
      ...['invalidRecordingDetails', 'defaultLanguageNotSet', 'authError', 'youtubeSignupRequired'],
      ...['authorizationRequired', 'forbidden', 'insufficientPermissions', 'quotaExceeded'],
      ...['rateLimitExceeded', 'forbiddenPrivacySetting', 'forbiddenLicenseSetting', 'channelSuspended'],
      ...['videoNotFound', 'uploadRateLimitExceeded', 'invalid_grant', 'invalidImage'],
      ...['authenticatedUserAccountClosed', 'authenticatedUserAccountSuspended', 'channelClosed'],
      ...['accountDelegationForbidden', 'authenticatedUserNotChannel', 'accessNotConfigured'],
      ...['dailyLimitExceeded', 'userRateLimitExceeded', 'unexpectedParameter'],
    ],
    coded: (code) =>
      code === 'invalid_grant'
        ? [400, { error: code, error_description: 'Token has been expired or revoked.' }]
        : [
            403,
            { error: { code: 403, message: 'm', errors: [{ message: 'm', domain: 'd', reason: code }] } },
          ],
  },
  linkedin: {
    section: '§5',
    codes: [
      ...[65600, 65601, 65602, 65604, 100, 401, 403, 429, 'NONEXISTENT_VERSION', 'VERSION_MISSING'],
      ...['ACCESS_DENIED', 'MISSING_FIELD', 'INVALID_URN_ID', 'INVALID_VALUE_FOR_FIELD'],
      ...['FIELD_LENGTH_TOO_LONG', 'MEDIA_ASSET_WAITING_UPLOAD', 'MEDIA_ASSET_PROCESSING_FAILED'],
      ...['EXPIRED_ACCESS_TOKEN', 'REVOKED_ACCESS_TOKEN', 'INVALID_ACCESS_TOKEN'],
      ...['CONFLICT', 'INTERNAL_ERROR', 'Content is a duplicate of urn:li:share:7000000000000000001'],
      ...['UGC action was blocked because a share limit has been reached for unverified members'],
    ],
    coded: (code) => {
      if (typeof code === 'number' && code > 1_000) return [401, { status: 401, serviceErrorCode: code }];
      if (code === 100) return [403, { status: 403, serviceErrorCode: 100, message: 'm' }];
      if (typeof code === 'number') return [code, { status: code, message: 'm' }];
      if (code.includes('duplicate')) return [422, { status: 422, message: code }];
      if (code.includes('unverified')) return [429, { status: 429, message: code }];
      const statuses = new Map([
        ['CONFLICT', 409],
        ['INTERNAL_ERROR', 500],
        ['NONEXISTENT_VERSION', 426],
      ]);
      const numbers = new Map([
        ['INVALID_ACCESS_TOKEN', 65_600],
        ['REVOKED_ACCESS_TOKEN', 65_601],
        ['EXPIRED_ACCESS_TOKEN', 65_602],
      ]);
      const number = numbers.get(code);
      // A word and a number of one answer: the word is read first.
      if (number !== undefined) return [401, { status: 401, serviceErrorCode: number, code, message: 'm' }];
      const status = statuses.get(code) ?? 400;
      return [status, { status, message: 'm', code }];
    },
  },
  tiktok: {
    section: '§6',
    codes: [
      ...['access_token_invalid', 'scope_not_authorized', 'invalid_params', 'invalid_publish_id'],
      ...['app_version_check_failed', 'spam_risk_too_many_pending_share', 'spam_risk_too_many_posts'],
      ...['spam_risk_user_banned_from_posting', 'reached_active_user_cap', 'url_ownership_unverified'],
      ...['token_not_authorized_for_specified_publish_id', 'rate_limit_exceeded', 'internal_error'],
      ...['unaudited_client_can_only_post_to_private_accounts', 'invalid_request'],
    ],
    coded: (code) =>
      code === 'invalid_request'
        ? [400, { error: code, error_description: 'm', log_id: '1' }]
        : [200, { data: {}, error: { code, message: 'm', log_id: '1' } }],
  },
  vk: vkOnWire,
  'vk-group': vkOnWire,
  wechat: {
    section: '§8',
    codes: [
      ...[40001, 40014, 42001, 40013, 40125, 40164, 48001, 48004, 50002, 45009, 45011, -1],
      ...[40004, 40005, 40006, 40007, 40009, 40137, 45001, 45002, 45003, 45004, 45008, 45166, 44003],
      ...[47001, 53402, 53404, 53405, 53406, 53503, 53504, 53505, 45065, 45066, 45028],
      ...[88000, 45106, 50005, 89503, 40243],
    ],
    coded: (errcode) => [200, { errcode, errmsg: 'm rid: 1-2-3' }],
  },
  weibo: {
    section: '§9',
    codes: [
      ...[21314, 21315, 21316, 21317, 21318, 21319, 21325, 21327, 21332, 10013, 10005, 10014, 10006, 21321],
      ...[10022, 10023, 10024, 20016, 20017, 20019, 20111, 20008, 20012, 20013, 20018, 20020, 20021],
      ...[10008, 10017, 20005, 20006, 10001, 10002, 10003, 10009, 10010, 10011, 20032, 20101, 20102],
    ],
    coded: (code) => [400, { request: '/2/statuses/share.json', error_code: code, error: 'm' }],
  },
};

/** What the channel makes of this answer, asked over its own reading as every call of it is. */
export async function failureOf(
  explain: Explain,
  { coded }: Pick<Documented, 'coded'>,
  code: string | number,
) {
  const [status, body] = coded(code);
  return failureIn(explain, Response.json(body, { status }), String(code));
}

/** The same of an answer as it came; `name` says which, where it was taken for a success. */
export async function failureIn(explain: Explain, response: Response, name: string) {
  const outside = outsideWith({ bases: {} }, { fetch: async () => response });
  const reading = { reads: z.object({ done: z.literal(true) }), explain, secrets: [], refusesInBody: true };
  const answer = await ask(outside, { method: 'POST', url: 'https://platform.example/' }, reading);
  if (answer.ok) throw new Error(`${name} was taken for a success`);
  return answer.failure;
}
