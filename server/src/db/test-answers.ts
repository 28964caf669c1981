// A platform of which a test answers some calls itself, in the way no sandbox does; all others go where they were meant to.
import type { Context } from '../context.ts';

/** Null: the sandbox answers. */
type Answer = (url: URL, init: RequestInit) => Response | null;

export function answeredBy(context: Context, answer: Answer): { context: Context; asked: string[] } {
  const asked: string[] = [];
  const outsideFetch: Context['outsideFetch'] = (limits) => {
    const real = context.outsideFetch(limits);
    return async (url, init) => {
      asked.push(`${init.method} ${new URL(url).pathname}`);
      return answer(new URL(url), init) ?? real(url, init);
    };
  };
  return { context: { ...context, outsideFetch }, asked };
}
