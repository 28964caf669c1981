// Storable kinds: what the rules of a channel name can be uploaded, and is known by its bytes.
import { channels } from '@herald/channels/registry.ts';
import { checkUpload } from '@herald/contract/media.ts';
import { expect, test } from 'vitest';
import { identifyFile } from './identify-file.ts';

const named = channels.flatMap(({ key, rules }) => [
  ...rules.images.types.map((ending) => ({ key, ending, kind: 'img' })),
  ...(rules.video?.types ?? []).map((ending) => ({ key, ending, kind: 'video' })),
  ...(rules.coverTypes?.types ?? []).map((ending) => ({ key, ending, kind: 'img' })),
]);

test.each(named)('R-VAL-023: $key names $ending, and the store takes it', ({ ending, kind }) => {
  expect(identifyFile(ending)?.kind).toBe(kind);
  expect(checkUpload({ name: `a.${ending}`, size: 1 }, [ending])).toEqual([]);
});

test.each(channels)('the sizes that $key limits are of kinds it names', ({ rules: { images, video } }) => {
  for (const { types } of images.sizes) expect(images.types).toEqual(expect.arrayContaining(types));
  for (const { types } of video?.sizes ?? []) expect(video?.types).toEqual(expect.arrayContaining(types));
});
