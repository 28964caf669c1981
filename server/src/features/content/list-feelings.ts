// List the feelings a Facebook post can carry, in the reader's language.
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { feelings, feelsActionId } from '@herald/contract/feelings.ts';
import type { Actor, Context } from '../../context.ts';

export async function listFeelings(
  _context: Context,
  { language }: Actor,
): Promise<OutputOf<typeof contentEndpoints.listFeelings>> {
  return feelings.map(({ objectId, names }) => ({
    id: objectId,
    name: names[language],
    ogActionTypeId: feelsActionId,
    ogObjectId: objectId,
    // Facebook chooses the picture of a feeling itself.
    ogIconId: '',
  }));
}
