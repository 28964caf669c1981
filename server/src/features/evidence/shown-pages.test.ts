// Posts are known for certain on their own pages, with a real Chromium at the sandbox's, wherever we send words: no true page is doubted.
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import { afterAll, expect, it } from 'vitest';
import { bindTestAccount } from '../../db/test-account.ts';
import { galleryPatienceMs, openGallery } from '../../db/test-gallery.ts';
import { keepTestPicture } from '../../db/test-picture.ts';
import { keepTestVideo } from '../../db/test-video.ts';
import { fromContent } from '../../test-newsroom.ts';
import { savePackage } from '../content/save-package.ts';
import { publishPackage } from '../publishing/publish-package.ts';
import { readShown } from '../publishing/read-shown.ts';
import { identifyPost } from './identify-post.ts';

const { room, context } = await openGallery();
afterAll(() => room.close());

const title = 'The harbour closes for a week';
const words =
  'Because of ice the ferries stop, says the city council. See https://example.com/ice?from=desk for all the lines, and ask #harbour. Buses go instead, from the market to the old lighthouse and back, every twenty minutes until midnight.';

it.each([
  ['wechat', 'cover'],
  ['weibo', 'words'],
  ['facebook', 'picture'],
  ['facebook', 'film'],
  ['twitter', 'picture'],
  ['linkedin', 'picture'],
  ['vk', 'picture'],
  ['vk-group', 'picture'],
  ['youtube', 'film'],
  ['instagram', 'film'],
] as const)(
  'on its page at %s a post of this kind is shown: %s',
  async (platform, kind) => {
    const account = await bindTestAccount(context, room.maya, room.sandbox, platform);
    const picture = await keepTestPicture(context, room.maya, 'jpg');
    const file = kind === 'film' ? await keepTestVideo(context, room.maya, 2_000) : picture;
    // Weibo takes 140 characters, and links to some domains alone.
    const content = kind === 'words' ? (words.split(' Buses ')[0] ?? '') : words;
    const files = kind === 'picture' || kind === 'film' ? [file] : [];
    const materialList = [{ mediaType: mediaTypes.text, content }, ...files];
    const thumbPic = kind === 'cover' ? picture.url : '';
    const body = PackageBody.parse({ title, materialList, thumbPic });
    const { pkGUID } = await savePackage(context, room.maya, body);
    const [one] = await publishPackage(context, room.maya, [{ pkGUID, bids: [account.id] }], fromContent);
    if (!one) throw new Error('nothing was queued');
    const live = await room.advance(one);
    expect(live.state).toBe('published');
    const shown = await readShown(context, live.id);
    const seen = await context.photograph(shown?.url ?? '');
    if (!shown || seen.state !== 'taken') throw new Error('no page was seen');
    expect([identifyPost(shown.post, shown.channel.rules, seen.words ?? ''), seen.words]).toEqual([
      'shown',
      seen.words,
    ]);
  },
  galleryPatienceMs,
);
