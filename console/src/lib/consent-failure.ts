// What an address says about a consent that failed: our word for it, or the platform's own, told in our sentence.
import i18next from 'i18next';
import { isCode } from './call-refusal.ts';
import { say } from './say.ts';

const longestDetail = 200;

/** A text from an address is told as a detail of ours, on one line and no longer than one. */
export function sayConsentFailure(answer: URLSearchParams): string {
  const error = answer.get('error') ?? '';
  // Standard words of the protocol (RFC 6749 §4.1.2.1), should a platform come back here by itself.
  if (error === 'access_denied') return say('authorisation-declined');
  const told = answer.get('detail') || answer.get('error_description') || (isCode(error) ? '' : error);
  const detail = told
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestDetail);
  const word = isCode(error) ? error : 'authorisation-failed';
  return say(word, { detail: detail === '' ? i18next.t('call.noReason') : detail });
}
