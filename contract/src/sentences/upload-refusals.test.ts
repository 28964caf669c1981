// Refusals of files as people read them: every one in the four languages with its figures, and no sentence that ends twice.
import { expect, test } from 'vitest';
import { Language } from '../languages.ts';
import type { ProblemCode } from '../problems.ts';
import { say } from './say.ts';

const figures = {
  name: 'ferry.mp4',
  size: '1100',
  types: 'png jpg',
  frames: 501,
  limit: 500,
  pixels: 400,
  hours: 4,
  side: 8_192,
};
const details: readonly ProblemCode[] = [
  'upload-type',
  'upload-image-too-large',
  'upload-gif-too-large',
  'upload-video-too-large',
  'upload-audio-too-large',
  'upload-broke-off',
  'upload-form-wrong',
  'picture-damaged',
  'gif-too-long',
  'pixels-too-many',
  'frames-too-large',
  'film-damaged',
  'film-holds-more',
  'film-subtitled',
  'film-dolby-only',
  'film-beyond',
  'file-empty',
];
const twice = /[.。]\s*[.。]|[{}]|undefined/;

test.each(details)('%s reads as one sentence, whoever says it and wherever it stands', (code) => {
  for (const language of Language.options) {
    const detail = say(language, code, figures);
    const whole = say(language, 'upload-refused', { detail });
    expect([whole.match(twice), whole.includes(detail.replace(/[.。]$/, ''))]).toEqual([null, true]);
  }
});

test('what says itself what to do is followed by no other advice', () => {
  const advice = /choose|elija|elíja|选择|選び直/gi;
  for (const language of Language.options) {
    const adviceOf = (code: ProblemCode) =>
      say(language, 'upload-refused', { detail: say(language, code, figures) }).match(advice)?.length ?? 0;
    expect([adviceOf('film-damaged'), adviceOf('picture-damaged')]).toEqual([0, 0]);
    expect([adviceOf('upload-broke-off'), adviceOf('upload-form-wrong')]).toEqual([1, 1]);
  }
});

test('a file that is not what it says, or larger than was said, is told so once', () => {
  for (const language of Language.options)
    for (const code of ['file-not-what-it-says', 'upload-too-large', 'disk-full'] as const)
      expect(say(language, code, { ...figures, type: 'png' })).not.toMatch(twice);
});
