// A stored picture of a test's own, as an upload would leave it.
import { randomBytes } from 'node:crypto';
import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import type { Actor, Context } from '../context.ts';
import { keepTestFile, type TestFile } from './test-file.ts';

const dots = {
  png: {
    mimeType: 'image/png',
    side: 1,
    base64:
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  },
  jpg: {
    mimeType: 'image/jpeg',
    side: 16,
    base64:
      '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAQABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJYBwv/Z',
  },
} satisfies Record<string, Pick<TestFile, 'mimeType' | 'side'> & { base64: string }>;

/** No two are alike: what follows the end of a picture is not looked at. */
export function keepTestPicture(
  context: Context,
  owner: Actor,
  ending: keyof typeof dots = 'png',
): Promise<MediaItem> {
  const { base64, ...dot } = dots[ending];
  const bytes = Buffer.concat([Buffer.from(base64, 'base64'), randomBytes(16)]);
  return keepTestFile(context, owner, {
    ...dot,
    name: `dot.${ending}`,
    ending,
    mediaType: mediaTypes.image,
    bytes,
  });
}
