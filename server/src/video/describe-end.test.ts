// How the end of a child is told: only what it failed of by itself is the film's fault.
import { expect, it } from 'vitest';
import { describeConversion } from './describe-end.ts';

it.each([
  ['done', '', 'done'],
  ['stopped', '', 'stopped'],
  ['failed', 'Invalid data found when processing input', 'failed'],
  ['failed', 'av_interleaved_write_frame(): No space left on device', 'full'],
  ['failed', "ENOSPC: no space left on device, write '/f/made.mp4'", 'full'],
  ['failed', 'Error writing trailer: Disk quota exceeded', 'full'],
  ['timed-out', 'frame=3', 'unable'],
  ['unstarted', 'Resource temporarily unavailable', 'unable'],
] as const)('a conversion that is %s and says “%s” is told as %s', (end, said, kind) => {
  expect(describeConversion({ end, said }).kind).toBe(kind);
});
