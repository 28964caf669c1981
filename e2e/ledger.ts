// What truly got posted, as the sandbox's ledger has it; and its faults, on demand.
import { z } from 'zod';

export const Posts = z.object({
  posts: z.array(
    z.object({
      platform: z.string(),
      account: z.string(),
      externalId: z.string(),
      text: z.string(),
      mediaSha256s: z.array(z.string()),
      visibility: z.string(),
      removedAt: z.string().optional(),
    }),
  ),
});
export type Posted = z.infer<typeof Posts>['posts'][number];

/** Public posts with this text on every platform. */
export async function postsWith(sandbox: string, text: string): Promise<Posted[]> {
  const answer = await fetch(`${sandbox}/_ledger/posts`);
  const { posts } = Posts.parse(await answer.json());
  return posts.filter((post) => post.visibility === 'public' && post.text.includes(text));
}

export async function order(sandbox: string, fault: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${sandbox}/_faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!answer.ok) throw new Error(`the sandbox refused the fault: ${await answer.text()}`);
}

export async function liftFaults(sandbox: string): Promise<void> {
  await fetch(`${sandbox}/_faults`, { method: 'DELETE' });
}
