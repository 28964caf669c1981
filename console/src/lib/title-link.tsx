// A row's title: a click opens what stands behind it in a dialog, a click for another tab opens it on a page of its own.
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

export type TitleLinkProps = {
  /** Of the page of its own. */
  readonly to: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

export function TitleLink({ to, onOpen, children }: TitleLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Link to={to} aria-haspopup="dialog" onClick={open}>
      {children}
    </Link>
  );
}
