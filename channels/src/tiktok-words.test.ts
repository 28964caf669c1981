// The words in which TikTok says no, against channels.md §6: what each proves, and what nobody named.
import { describe, expect, test } from 'vitest';
import { findAdvice } from './advice.ts';
import { tiktokAdvice } from './tiktok-advice.ts';
import { explain, explainReason, explainUpload } from './tiktok/answers.ts';

describe('the words in which TikTok says no', () => {
  const answer = (status: number, body: unknown) => ({ status, headers: new Headers(), body });
  const coded = (code: string) =>
    explain(answer(200, { data: {}, error: { code, message: 'm', log_id: '1' } }));

  test.each([
    ['auth', ['access_token_invalid']],
    ['permission', ['scope_not_authorized', 'token_not_authorized_for_specified_publish_id']],
    ['permission', ['url_ownership_unverified', 'unaudited_client_can_only_post_to_private_accounts']],
    ['rate', ['rate_limit_exceeded', 'reached_active_user_cap']],
    ['rate', ['spam_risk_too_many_pending_share', 'spam_risk_too_many_posts']],
    ['content', ['invalid_params']],
    ['media', ['invalid_publish_id']],
    ['blocked', ['spam_risk_user_banned_from_posting', 'app_version_check_failed']],
  ])('%s, whatever the status', (kind, codes) => {
    const wanted = codes.map((code) => ({ kind, platformCode: code }));
    expect(codes.map(coded)).toMatchObject(wanted);
  });

  test('calls are free again after a minute; the cap of all creators holds for the application', () => {
    expect(coded('rate_limit_exceeded')).toMatchObject({ retryAfterSeconds: 60 });
    expect(coded('reached_active_user_cap')).toMatchObject({
      scope: 'application',
      retryAfterSeconds: 3_600,
    });
  });

  test.each(['invalid_request', 'invalid_grant', 'invalid_client'])(
    'a %s at the token door is auth',
    (error) => {
      const body = { error, error_description: 'Redirect_uri is not matched', log_id: '1' };
      expect(explain(answer(200, body))).toMatchObject({ kind: 'auth', platformCode: error });
    },
  );

  test.each([{ error: { code: 'brand_new', message: 'm' } }, { error: 'brand_new' }])(
    '%j is unknown, and quoted, whatever its status means at the address of a file',
    (body) => {
      const quoted = { kind: 'unknown', platformCode: 'brand_new' };
      expect(explain(answer(403, body))).toMatchObject(quoted);
      expect(findAdvice(tiktokAdvice, 'brand_new') ?? findAdvice(tiktokAdvice, '403')).toBeNull();
    },
  );

  test.each([{ error: { code: 'ok' } }, {}, 'no'])('%j is no refusal', (body) =>
    expect([explain(answer(500, body)), explainUpload(answer(500, body))]).toEqual([null, null]),
  );

  test('trouble at TikTok is named, and stays unknown', () => {
    const said = explain(answer(500, { error: { code: 'internal_error' } }));
    expect(said).toMatchObject({ kind: 'unknown', platformCode: 'internal_error' });
  });

  test.each([
    ['media', ['file_format_check_failed', 'duration_check_failed', 'frame_rate_check_failed']],
    ['media', ['picture_size_check_failed', 'video_pull_failed', 'photo_pull_failed', 'internal']],
    ['content', ['publish_cancelled', 'spam_risk', 'spam_risk_text']],
    ['auth', ['auth_removed']],
    ['blocked', ['spam_risk_user_banned_from_posting']],
    ['unknown', ['new_reason']],
  ])('a video fails as %s for %j', (kind, reasons) => {
    for (const reason of reasons) expect(explainReason(reason)).toMatchObject({ kind, platformCode: reason });
  });

  test('what it dropped because of a full day does not wait for the next', () => {
    const full = 'spam_risk_too_many_posts';
    expect(explainReason(full)).toMatchObject({ kind: 'blocked', platformCode: `failed ${full}` });
  });
});
