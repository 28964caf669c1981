// What VK says of the caller says nothing of the post: no look follows, and nothing is taken for gone.
import { expect, test } from 'vitest';
import { accountWith, outsideWith } from './conformance-world.ts';
import { vk } from './vk/index.ts';

test.each([
  [14, 'blocked', 'a captcha'],
  [5, 'auth', 'a dead token'],
  [6, 'rate', 'too many calls'],
])('error %i, %s (%s): the take-down is not believed, and nobody is asked further', async (code, kind) => {
  const asked: string[] = [];
  const outside = outsideWith(vk, {
    async fetch(url) {
      const method = url.replace(/^.*\//, '');
      asked.push(method);
      const error = { error_code: code, error_msg: 'm', request_params: [] };
      // Who were asked all the same would hear that there is no such post.
      return Response.json(method === 'wall.delete' ? { error } : { response: { count: 0, items: [] } });
    },
  });
  const taken = await vk.change.takeDown(outside, accountWith(), '7_3');
  expect(taken).toMatchObject({ ok: false, failure: { kind, platformCode: String(code) } });
  expect(asked).toEqual(['wall.delete']);
});
