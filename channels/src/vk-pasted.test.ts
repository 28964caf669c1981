// Whose a token is that VK's older consent left in an address: the API says so, VK ID knows nothing of it.
import { expect, test } from 'vitest';
import { outsideWith } from './conformance-world.ts';
import { vk } from './vk/index.ts';

test('a pasted token’s person is asked for by users.get, as nobody else can be', async () => {
  const asked: string[] = [];
  const outside = outsideWith(vk, {
    fetch: async (url, { body }) => {
      asked.push(`${new URL(String(url)).pathname} ${String(body)}`);
      return Response.json({
        response: [{ id: 7, first_name: 'Olga', last_name: 'Petrova', photo_200: 'https://vk.com/o.jpg' }],
      });
    },
  });
  const returned = { access_token: 'old-token', expires_in: '0', state: 's' };
  expect(
    await vk.connect.exchange(outside, { code: '', redirectUri: 'r', codeVerifier: 'v', returned }),
  ).toMatchObject({
    value: [{ externalId: '7', name: 'Olga Petrova', avatar: 'https://vk.com/o.jpg', usable: true }],
  });
  expect(asked).toEqual(['/method/users.get fields=photo_200&v=5.199']);
});
