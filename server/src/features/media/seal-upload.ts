// Seal an upload whose chunks are all there: hashed as it lies in the store, judged, and a file like any other from then on.
import { problem } from '@herald/contract/problems.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import type { Context } from '../../context.ts';
import { PartLost, type Written } from '../../files/files.ts';
import { Refusal } from '../../refusal.ts';
import { holdUpload } from './hold-upload.ts';
import { identifyFile } from './identify-file.ts';
import { leaveUpload } from './leave-upload.ts';
import { recordStored } from './record-stored.ts';
import { resetUpload } from './reset-upload.ts';
import type { PartRow } from './store/chunks.ts';
import type { FileRow, SentAs } from './store/files.ts';
import { passOnHold, type Hold } from './store/held-uploads.ts';

/** What is not the file is removed, and may be sent from the start. Null where it is another's by now: he knows what came of it. */
export async function sealUpload(context: Context, part: PartRow & Hold): Promise<FileRecord | null> {
  const holding = holdUpload(context, part);
  try {
    const row = await seal(context, part);
    const record = await recordStored(context, part, { row, holding });
    if (!record) await leaveUpload(context, part.key);
    return record;
  } catch (error) {
    const isJudged = error instanceof Refusal || error instanceof PartLost;
    // A scanner or a store that was away: what has come is good, and whoever asks next goes on at once.
    const wasOurs = isJudged
      ? await resetUpload(context, holding, { cameInChunks: true })
      : await passOnHold(context.db, await holding.end());
    if (!wasOurs) {
      await leaveUpload(context, part.key);
      return null;
    }
    throw error instanceof PartLost ? new Refusal('chunk-elsewhere', { offset: 0 }) : error;
  }
}

async function seal({ files: { parts } }: Context, part: PartRow): Promise<FileRow & SentAs> {
  const { key, name, ending } = part;
  const mimeType = identifyFile(ending)?.mimeType ?? '';
  await parts.close(key);
  const { sizeBytes, md5, sha256 } = await parts.seal(key, (written) => refuseOther(part, written));
  const sentAs = { sentMd5: md5, sentBytes: sizeBytes };
  return { key, name, mimeType, sizeBytes, md5, sha256, ...sentAs, width: null, height: null };
}

function refuseOther({ name, ending, sizeBytes, md5 }: PartRow, written: Written): void {
  if (!identifyFile(ending)?.begins(written.head))
    throw new Refusal('file-not-what-it-says', { name, type: ending });
  if (written.sizeBytes !== sizeBytes || (md5 !== null && md5 !== written.md5))
    throw new Refusal('upload-refused', { got: written.sizeBytes, announced: sizeBytes }, [
      problem('upload-broke-off', 'images'),
    ]);
}
