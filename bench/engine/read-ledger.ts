// What the platform itself saw: when each text came first, and that none came twice.
import { z } from 'zod';
import type { Stage } from './stage.ts';

const Ledger = z.object({ posts: z.array(z.object({ text: z.string(), requestFirstByteAt: z.string() })) });

export async function readLedger({ platform }: Stage): Promise<Map<string, Date>> {
  const answer = await fetch(`${platform.host}/_ledger/posts`);
  const { posts } = Ledger.parse(await answer.json());
  const seen = new Map(posts.map((post) => [post.text, new Date(post.requestFirstByteAt)]));
  if (seen.size !== posts.length) throw new Error(`${posts.length - seen.size} posts were sent twice`);
  return seen;
}
