import { beforeAll, describe, expect, it } from 'vitest';
import { sayConsentFailure } from './consent-failure.ts';
import { speak } from './i18n.ts';

const told = (query: string) => sayConsentFailure(new URLSearchParams(query));

describe('what an address says about a consent', () => {
  beforeAll(() => speak('en'));

  it.each([
    ['error=authorisation-expired', /^The authorisation took too long/],
    ['error=no-page-to-bind&detail=', /^No page was found/],
    ['error=access_denied', /^The authorisation was declined/],
    ['error=authorisation-failed&detail=Code%20used', /did not work: Code used\. Please start it again/],
    ['error=server_error', /did not work: server_error\./],
    ['error=server_error&error_description=Try%0Alater', /did not work: Try later\./],
    ['error=', /did not work: no reason was given\./],
    ['error=toString', /did not work: toString\./],
  ])('%s', (query, sentence) => {
    expect(told(query)).toMatch(sentence);
  });

  it('a text that somebody put into the address stays short', () => {
    expect(told(`error=x&detail=${'Call us! '.repeat(500)}`).length).toBeLessThan(300);
  });
});
