// The uploads of this window: one desk, which the pages come and go at.
import { tell } from '../../lib/notices.ts';
import { say } from '../../lib/say.ts';
import type { Sent } from './send-file.ts';
import { sendUpload } from './send-upload.ts';
import { openDesk } from './upload-desk.ts';

export const uploads = openDesk(sendUpload, { sentenceOf });

/** A timeout is told aloud, wherever its person is by now (R-UPL-015). */
function sentenceOf(sent: Sent, { name }: File): string {
  if (sent.kind === 'refused') return sent.sentence;
  if (sent.kind === 'changed') return say('upload-file-changed', { name });
  if (sent.kind !== 'timed-out') return say('upload-failed', { name });
  const sentence = say('upload-timeout');
  tell('error', sentence);
  return sentence;
}
