// Describe a conversion whole: its source, its times, and how often it was begun.
import type { transcodeEndpoints } from '@herald/contract/endpoints/transcode.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { Actor, Context } from '../../context.ts';
import { readConversion } from './read-conversion.ts';

export async function describeConversion(
  context: Context,
  actor: Actor,
  { jobId }: { jobId: string },
): Promise<OutputOf<typeof transcodeEndpoints.queryDetail>> {
  const { row, ...progress } = await readConversion(context, actor, { jobId });
  return {
    ...progress,
    jobId,
    videoUrl: `/prod-api/media/${row.file_key}`,
    createTime: row.created_at.toISOString(),
    endTime: row.ended_at?.toISOString() ?? null,
    attempts: row.attempts,
  };
}
