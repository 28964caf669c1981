// When a film was recorded, as YouTube takes it: told beside the video, which is shown as published when it was.
import { readBackdate } from '@herald/contract/backdate.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import { z } from 'zod';
import { type Failure, noticed } from './failure.ts';

/** Named as YouTube Studio names it. That it lies behind us is our measure: the document names no bounds, only `invalidRecordingDetails`. */
export const recordingDate: ChannelRules['backdates'] = {
  as: 'recorded',
  name: { en: 'Recording date', zh: '录制日期', es: 'Fecha de grabación', ja: '撮影日' },
  hint: {
    en: 'Only says when the film was recorded; the video keeps its date of publication. Empty for none.',
    zh: '仅说明影片的录制日期，视频仍显示实际发布日期；留空则不设置。',
    es: 'Solo indica cuándo se grabó; el vídeo conserva su fecha de publicación. Déjela vacía si no quiere ninguna.',
    ja: 'いつ撮影したかを示すだけで、動画の公開日は変わりません。空欄なら設定しません。',
  },
  by: 'herald',
  source: 'developers.google.com youtube/v3/docs/videos, recordingDetails.recordingDate',
  since: '2026-11',
};

const Degrees = z.number().optional();
/** `recordingDetails` of docs/videos: Google calls all but the date deprecated, and what an owner set there stays all the same. */
export const Recording = z.object({
  recordingDate: z.string().optional(),
  locationDescription: z.string().optional(),
  location: z.object({ latitude: Degrees, longitude: Degrees, altitude: Degrees }).optional(),
});
type Recording = z.infer<typeof Recording>;

/** The moment that was chosen, not the text it travels as (C-46), as docs/videos#recordingDetails.recordingDate writes it. */
export function recordedAt({ backdatedTime }: Post): string | undefined {
  return backdatedTime === undefined ? undefined : readBackdate(backdatedTime)?.toISOString();
}

export function unreadableDate(post: Post): Failure | null {
  const { backdatedTime } = post;
  if (backdatedTime === undefined || recordedAt(post) !== undefined) return null;
  return noticed('content', `The recording date ${backdatedTime} is no date`, 'backdate').failure;
}

/** Whether an edit is to say another one than stands there, or may. What it does not name it cannot erase: then that part stays out of it. */
export function isRedated(before: readonly Post[], post: Post): boolean {
  return before.some((one) => recordedAt(one) !== recordedAt(post));
}

/** With what its owner set beside the date; without one that was taken away. */
export function redated({ recordingDate: _before, ...kept }: Recording = {}, post: Post): Recording {
  const now = recordedAt(post);
  return { ...kept, ...(now === undefined ? {} : { recordingDate: now }) };
}
