// How the end of drawing is told: what a busy or full machine did passes, what the film did stays.
import { expect, it } from 'vitest';
import { describeDraw } from './describe-end.ts';
import type { CagedEnd } from './run-caged.ts';

it.each([
  ['timed-out', '', true],
  ['unstarted', 'spawn EAGAIN', true],
  ['done', 'ENOSPC: no space left on device, write', true],
  ['failed', 'av_interleaved_write_frame(): No space left on device', true],
  ['failed', 'Disk quota exceeded', true],
  ['failed', 'Invalid data found when processing input', false],
  ['done', 'no frame could be read there', false],
] satisfies [CagedEnd['end'], string, boolean][])('%s, saying "%s"', (end, said, isPassing) => {
  const moment = { atSeconds: 0, to: 'a.png' };
  expect(describeDraw([{ end, said }], [moment], [])).toEqual({ drawn: [], said, isPassing });
  // Of what was drawn nothing is missing.
  expect(describeDraw([{ end, said }], [moment], [moment])).toMatchObject({ isPassing: false });
});
