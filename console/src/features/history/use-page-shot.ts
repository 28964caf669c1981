// Asks for the picture of a page and, while it is not there, up to three times more, three seconds apart (C-66).
import { pictureRetries, pictureRetryMs } from '@herald/contract/constants.ts';
import { pictureEndpoints } from '@herald/contract/endpoints/pictures.ts';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { call } from '../../lib/call.ts';

export type Shot =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly address: string; readonly of: string }
  | { readonly state: 'failed'; readonly because: string };

export function usePageShot(pageAlias: string, pageUrl: string): { shot: Shot; again: () => void } {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['page-shot', pageAlias, pageUrl],
    queryFn: ({ signal }) => askFor({ pageAlias, pageUrl }, signal),
    gcTime: 0,
  });
  const shot: Shot = isFetching || !data ? { state: 'loading' } : data;
  return { shot, again: () => void refetch() };
}

async function askFor(asked: { pageAlias: string; pageUrl: string }, signal: AbortSignal): Promise<Shot> {
  let because = '';
  for (let tries = 0; tries <= pictureRetries && !signal.aborted; tries += 1) {
    if (tries > 0) await new Promise((done) => setTimeout(done, pictureRetryMs));
    try {
      const { img } = await call(pictureEndpoints.pageShot, asked, { signal, mute: 'all' });
      if (img.state === 'success') return { state: 'there', address: img.img, of: asked.pageUrl };
      because = img.because;
    } catch (error) {
      because = sentenceOf(error) ?? '';
    }
  }
  return { state: 'failed', because };
}
