// One open page. While another is shown it keeps what was typed, but is out of the document and rests: no poll, no key, no question.
import { Activity, use, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router';

export type KeptPageProps = {
  readonly isShown: boolean;
  /** Where pages stand in the document. */
  readonly host: HTMLElement;
};

/** Beside the router's own outlet it also keeps the address: a waiting page must not take another page's query for its own. */
export function KeptPage({ isShown, host }: KeptPageProps) {
  const outlet = useOutlet();
  const place = use(LocationContext);
  const [last, setLast] = useState({ outlet, place });
  if (isShown && (last.outlet !== outlet || last.place !== place)) setLast({ outlet, place });
  const [box] = useState(() => document.createElement('div'));
  // Before anything of the page looks for its place: what takes the focus at once must stand in the document by then.
  useInsertionEffect(() => {
    if (isShown) host.append(box);
    return () => box.remove();
  }, [isShown, host, box]);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      {createPortal(<LocationContext value={last.place}>{last.outlet}</LocationContext>, box)}
    </Activity>
  );
}
