// Asks for a batch: several packages in one go, in their order.
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { call } from '../../lib/call.ts';
import { onWire, type Confirmed } from '../../lib/shown-twins.ts';

/** An ordered list in one go: one message where a channel has such, else one post after the other (D-09). */
export async function publishBatch(
  pkGUIDs: readonly string[],
  bids: readonly string[],
  confirmed: Confirmed,
) {
  const asked = { pkGUIDs: [...pkGUIDs], bids: [...bids], ...onWire(confirmed) };
  return (await call(publishingEndpoints.publishBatch, asked, { mute: 'all' })).publications;
}
