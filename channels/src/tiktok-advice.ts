// What each of TikTok's refusals asks of a person (channels.md §6; developers.tiktok.com error handling and status/fetch).
import type { AdviceTable } from './advice.ts';

export const tiktokAdvice: AdviceTable = {
  source:
    'developers.tiktok.com/doc/tiktok-api-v2-error-handling, content-posting-api-reference-get-video-status',
  since: '2026-11',
  rows: [
    { advice: 'advice-token-over', codes: ['access_token_invalid', 'auth_removed'] },
    { advice: 'advice-scope', codes: ['scope_not_authorized'] },
    { advice: 'advice-role', codes: ['token_not_authorized_for_specified_publish_id'] },
    { advice: 'advice-app-unaudited', codes: ['unaudited_client_can_only_post_to_private_accounts'] },
    { advice: 'advice-url-ownership', codes: ['url_ownership_unverified'] },
    { advice: 'advice-app-outdated', codes: ['app_version_check_failed'] },
    { advice: 'advice-account-limited', codes: ['spam_risk_user_banned_from_posting'] },
    { advice: 'advice-inbox-full', codes: ['spam_risk_too_many_pending_share'] },
    { advice: 'advice-day-full', codes: ['spam_risk_too_many_posts'] },
    {
      advice: 'advice-too-many',
      codes: ['failed spam_risk_too_many_pending_share', 'failed spam_risk_too_many_posts'],
    },
    { advice: 'advice-spam', codes: ['spam_risk', 'spam_risk_text'] },
    { advice: 'advice-app-limit', codes: ['reached_active_user_cap'] },
    { advice: 'advice-too-fast', codes: ['rate_limit_exceeded'] },
    { advice: 'advice-field', codes: ['invalid_params', 'invalid_param'] },
    { advice: 'advice-media-over', codes: ['invalid_publish_id', 'upload-403', 'upload-404'] },
    { advice: 'advice-media-missing', codes: ['upload-400'] },
    { advice: 'advice-media-format', codes: ['file_format_check_failed'] },
    { advice: 'advice-media-length', codes: ['duration_check_failed'] },
    { advice: 'advice-media-rate', codes: ['frame_rate_check_failed'] },
    { advice: 'advice-media-size', codes: ['picture_size_check_failed'] },
    { advice: 'advice-media-fetch', codes: ['video_pull_failed', 'photo_pull_failed'] },
    { advice: 'advice-inbox-dropped', codes: ['publish_cancelled'] },
    { advice: 'advice-platform-trouble', codes: ['internal_error'] },
    { advice: 'advice-dropped', codes: ['internal'] },
    { advice: 'advice-creator-only', codes: ['no-take-down'] },
    { advice: 'advice-may-not-read', codes: ['no-publish-id', 'photos-unseen'] },
  ],
};
