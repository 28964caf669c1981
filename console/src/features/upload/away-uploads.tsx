// The uploads of a post while none of its blocks is shown: from the tray they are sent again or taken out all the same, so it hears of them.
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Unarrived } from '../../lib/unarrived.ts';
import { awayPlaces } from './open-places.ts';
import { placeFields, type Place } from './pending.ts';
import { uploads } from './uploads.ts';
import { useUnarrived } from './use-unarrived.ts';

export type AwayUploadsProps = {
  /** The opened post they belong to. */
  readonly post: string;
  readonly onUnfinished: (field: Place['field'], left: Unarrived) => void;
};

export function AwayUploads({ post, onUnfinished }: AwayUploadsProps) {
  return placeFields.map((field) => <AwayField key={field} {...{ post, field, onUnfinished }} />);
}

function AwayField({ post, field, onUnfinished }: AwayUploadsProps & Pick<Place, 'field'>) {
  const all = useSyncExternalStore(uploads.subscribe, uploads.list);
  const tell = useCallback((left: Unarrived) => onUnfinished(field, left), [field, onUnfinished]);
  useUnarrived(all, { post, field }, tell);
  useEffect(() => awayPlaces.enter({ post, field }), [post, field]);
  return null;
}
