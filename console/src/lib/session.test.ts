import { describe, expect, it } from 'vitest';
import { cookieJar } from './session.ts';

const now = 1_790_000_000_000;

function makeJar(cookie = '') {
  const place = { cookie };
  return {
    place,
    jar: cookieJar(
      () => place,
      () => now,
      () => true,
    ),
  };
}

describe('the session cookie', () => {
  it('R-AUTH-013 R-AUTH-014 is HY-JWT and holds the three values', () => {
    const { place, jar } = makeJar();
    jar.write({ accessToken: 'a', refreshToken: 'r', expireIn: now + 1 });
    expect(decodeURIComponent(place.cookie)).toBe(
      `HY-JWT={"accessToken":"a","refreshToken":"r","expireIn":${now + 1}}; Path=/; SameSite=Lax; Secure`,
    );
  });

  it('R-AUTH-015 is shared with the provider where the operator named a domain, in writing and in forgetting', () => {
    const place = { cookie: '' };
    const jar = cookieJar(
      () => place,
      () => now,
      () => true,
      () => 'newsroom.example',
    );
    jar.write({ accessToken: 'a', refreshToken: 'r', expireIn: now + 1 });
    expect(place.cookie).toContain('; Domain=newsroom.example');
    jar.clear();
    expect(place.cookie).toBe('HY-JWT=; Max-Age=0; Path=/; SameSite=Lax; Secure; Domain=newsroom.example');
  });

  it.each([
    ['milliseconds', now + 5_000, now + 5_000],
    ['epoch seconds', now / 1000 + 60, now + 60_000],
    ['seconds from receipt', 7200, now + 7_200_000],
  ])('R-AUTH-034 reads %s as an instant and keeps it so', (_, given, instant) => {
    const { place, jar } = makeJar(
      `x=1; HY-JWT=${encodeURIComponent(JSON.stringify({ accessToken: 'a', refreshToken: 'r', expireIn: given }))}`,
    );
    expect(jar.read()?.expireIn).toBe(instant);
    expect(decodeURIComponent(place.cookie)).toContain(`"expireIn":${instant}`);
  });

  it.each(['', 'HY-JWT=', 'HY-JWT=%', 'HY-JWT=abc', 'HY-JWT={}', 'other=1'])(
    'is no session: %s',
    (cookie) => {
      expect(makeJar(cookie).jar.read()).toBeNull();
    },
  );
});
