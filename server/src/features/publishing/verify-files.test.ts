// A file that is missing is told at the field where it can be put right.
import { Composition } from '@herald/contract/content.ts';
import { expect, it } from 'vitest';
import { verifyFiles } from './verify-files.ts';

it.each([
  [1, 'video'],
  [2, 'audio'],
  [4, 'images'],
] as const)('a missing file of type %i is told at %s', (mediaType, field) => {
  const content = Composition.parse({ media: [{ mediaType, url: '/prod-api/media/gone', name: 'gone' }] });
  const problems = [expect.objectContaining({ code: 'upload-failed', field })];
  expect(() => verifyFiles(new Map(), content)).toThrow(expect.objectContaining({ problems }));
});
