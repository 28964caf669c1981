// Asks for a batch: several packages in one go, in their order.
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { call } from '../../lib/call.ts';
import { onWire, type Confirmed } from '../../lib/shown-twins.ts';

/** As it was saved: what another saves since is not sent. */
export type Saved = { readonly pkGUID: string; readonly revision: number | null };

/** An ordered list in one go: one message where a channel has such, else one post after the other (D-09). */
export async function publishBatch(saved: readonly Saved[], bids: readonly string[], confirmed: Confirmed) {
  const known = saved.flatMap(({ pkGUID, revision }) =>
    revision === null ? [] : [[pkGUID, revision] as const],
  );
  const revisions = Object.fromEntries(known);
  const asked = {
    pkGUIDs: saved.map(({ pkGUID }) => pkGUID),
    revisions,
    bids: [...bids],
    ...onWire(confirmed),
  };
  return (await call(publishingEndpoints.publishBatch, asked, { mute: 'all' })).publications;
}
