// Calls that ask how far files have come on their way to a platform (D-04).
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * `none`: no video goes this way; `stopped`: it ended before the whole video was there. `percent` counts bytes that the platform
 * has said it took, 0 to 100; a platform that fetches the file itself says nothing before it is whole.
 */
export const VideoUpload = z.object({
  state: z.enum(['none', 'waiting', 'uploading', 'uploaded', 'stopped']),
  percent: z.number().int().min(0).max(100),
});
export type VideoUpload = z.infer<typeof VideoUpload>;

export const uploadEndpoints = {
  videoUpload: endpoint({
    method: 'GET',
    path: '/content/publish/queryChunkVideoStatus',
    summary: 'How far the video of a publication (`taskId`) has come on its way to the platform.',
    input: z.object({ taskId: z.string().min(1).max(100) }),
    output: VideoUpload,
    permission: 'signed-in',
  }),
} as const;
