// Which rights LinkedIn is asked for, and what a consent offers to bind, by recorded answers.
import { describe, expect, test } from 'vitest';
import { linkedin } from './linkedin/index.ts';
import { recordAnswers } from './recorded-answers.ts';

const token = { access: 'LIAT-access', refresh: null, expiresInSeconds: null, scopes: [] };

describe('consent', () => {
  test('asks for pages only where the settings say that the application has them', () => {
    const asked = { redirectUri: 'r', state: 's', codeChallenge: '' };
    const { outside } = recordAnswers(linkedin, {});
    const scopeOf = (products: string[]) =>
      new URL(linkedin.connect.consentUrl({ ...outside, products }, asked)).searchParams.get('scope');
    expect(scopeOf([])).toBe('openid profile w_member_social');
    expect(scopeOf(['pages'])).toContain('w_organization_social');
  });

  const offeredWith = async (scope: string, roles: object[] = []) => {
    const { outside, asked } = recordAnswers(linkedin, {
      'POST oauth/v2/accessToken': () => Response.json({ access_token: 'LIAT-new', expires_in: 9, scope }),
      'GET v2/userinfo': () => Response.json({ sub: 'abc', name: 'Maya' }),
      'GET organizationAcls': () => Response.json({ elements: roles }),
      'GET organizations/8': () => Response.json({ status: 403, message: 'm' }, { status: 403 }),
      'GET organizations/': () => Response.json({ localizedName: 'Gazette', vanityName: 'gazette' }),
    });
    const ask = { code: 'c', redirectUri: 'r', codeVerifier: 'v', returned: {} };
    const offered = await linkedin.connect.exchange(outside, ask);
    if (!offered.ok) throw new Error(offered.failure.message);
    return { offered: offered.value, asked: asked.map(([name]) => name) };
  };
  const own = 'openid,profile,w_member_social';
  const ofPages = 'w_organization_social r_organization_social rw_organization_admin';
  const role = (id: number, name: string) => ({
    organization: `urn:li:organization:${id}`,
    role: name,
    state: 'APPROVED',
  });

  test('rights parted by commas or spaces are read; a page is offered once, and before the member', async () => {
    const seven = [role(7, 'ANALYST'), role(7, 'ADMINISTRATOR')];
    const roles = [...seven, role(8, 'CONTENT_ADMIN'), role(9, 'ANALYST')];
    const { offered } = await offeredWith(`${own} ${ofPages}`, roles);
    const lacking = { because: '', role: expect.stringContaining('ADMINISTRATOR') };
    expect(offered).toMatchObject([
      { externalId: 'urn:li:organization:7', name: 'Gazette', screenName: 'gazette', usable: true },
      { externalId: 'urn:li:organization:8', name: 'LinkedIn 8', usable: true },
      { externalId: 'urn:li:organization:9', usable: false, ...lacking },
      { externalId: 'urn:li:person:abc', name: 'Maya', usable: true },
    ]);
  });

  test('without the right to list pages only the member is offered', async () => {
    const { offered, asked } = await offeredWith(own);
    expect(offered).toMatchObject([{ externalId: 'urn:li:person:abc', usable: true, because: '' }]);
    expect(asked).toEqual(['POST oauth/v2/accessToken', 'GET v2/userinfo']);
  });

  test('without a refresh token nobody is asked', async () => {
    const { outside, asked } = recordAnswers(linkedin, {});
    expect(await linkedin.connect.refresh?.(outside, token)).toMatchObject({ failure: { kind: 'auth' } });
    expect(asked).toEqual([]);
  });
});
