// Words for those who hear the page, where the eye needs none.
import type { ReactNode } from 'react';
import './unseen.css';

/** `isTold`: said whenever it becomes another. */
export function Unseen({
  children,
  isTold = false,
}: {
  readonly children: ReactNode;
  readonly isTold?: boolean;
}) {
  return isTold ? <output className="unseen">{children}</output> : <span className="unseen">{children}</span>;
}
