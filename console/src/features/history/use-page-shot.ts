// Asks for the picture of a page and, while it is not there, up to three times more, three seconds apart (C-66).
import { pictureRetries, pictureRetryMs } from '@herald/contract/constants.ts';
import { pictureEndpoints } from '@herald/contract/endpoints/pictures.ts';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { call } from '../../lib/call.ts';

export type Shot =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly address: string; readonly of: string }
  | { readonly state: 'failed'; readonly because: string };

export function usePageShot(pageAlias: string, pageUrl: string): { shot: Shot; again: () => void } {
  const [turn, setTurn] = useState(0);
  const [shot, setShot] = useState<Shot>({ state: 'loading' });
  useEffect(() => {
    const left = new AbortController();
    setShot({ state: 'loading' });
    void askFor({ pageAlias, pageUrl }, left.signal).then((said) => left.signal.aborted || setShot(said));
    return () => left.abort();
  }, [pageAlias, pageUrl, turn]);
  return { shot, again: () => setTurn((before) => before + 1) };
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
