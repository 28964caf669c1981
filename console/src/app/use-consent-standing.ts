// How the authorisation stands whose answer is in this window's address: asked of the server once, before anything is said of it.
import type { ConsentStanding } from '@herald/contract/accounts.ts';
import { accountEndpoints } from '@herald/contract/endpoints/accounts.ts';
import { useEffect, useState } from 'react';
import { call } from '../lib/call.ts';
import { sentenceOf } from '../lib/call-refusal.ts';

/** `asking` until the server has spoken; `failed` says in a sentence why it did not. */
export type Heard =
  | { readonly step: 'asking' }
  | { readonly step: 'told'; readonly standing: ConsentStanding }
  | { readonly step: 'failed'; readonly sentence: string | null };

/** An answer with an error of its own is not asked about: nothing came of it. */
export function useConsentStanding(search: string): Heard {
  const [heard, setHeard] = useState<Heard>({ step: 'asking' });
  useEffect(() => {
    const answer = new URLSearchParams(search);
    if (answer.has('error')) return undefined;
    const going = new AbortController();
    const asked = { state: answer.get('state') ?? '', ticket: answer.get('ticket') ?? '' };
    call(accountEndpoints.consentStanding, asked, { signal: going.signal, mute: 'all' })
      .then(({ standing }) => setHeard({ step: 'told', standing }))
      .catch((error: unknown) => {
        if (!going.signal.aborted) setHeard({ step: 'failed', sentence: sentenceOf(error) });
      });
    return () => going.abort();
  }, [search]);
  return heard;
}
