// An earlier date in a comparison is shown as it is meant, and one that was taken away is struck out.
import { versionOf } from '@herald/contract/versions.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { speak } from './i18n.ts';
import { PostDiff } from './post-diff.tsx';

const plain = { title: 'T', text: 'Nine', link: null, images: [], video: null, audio: null, cover: null };
const [undated, dated] = [plain, { ...plain, backdatedTime: '2026-10-01 09:00:00' }].map((post) =>
  versionOf(post),
);

test('R-HIST-007: a date that came, or went, is named with its zone, fifteen hours on from how it travels', async () => {
  await speak('en');
  if (!undated || !dated) throw new Error('there are two');
  const shown = '2026-10-02 00:00 Asia/Shanghai';
  const came = renderToStaticMarkup(<PostDiff before={undated} after={dated} />);
  expect(came).toContain(`<ins>${shown}</ins>`);
  expect(came).toContain('earlier or recording date');
  expect(renderToStaticMarkup(<PostDiff before={dated} after={undated} />)).toContain(`<del>${shown}</del>`);
});
