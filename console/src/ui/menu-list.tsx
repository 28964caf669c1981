// The open list of a short menu: arrows walk, Home and End jump, Enter chooses, Escape and Tab close.
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

export type Choice = {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  /** Set where it is a link, so that it opens in a new tab as well. */
  readonly href?: string;
  readonly isOutside?: boolean;
  readonly onChoose?: () => void;
};

export type MenuListProps = {
  readonly id?: string | undefined;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly caption?: string | undefined;
  readonly onClose: () => void;
};

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export function MenuList({ id, label, choices, caption, onClose }: MenuListProps) {
  const list = useRef<HTMLUListElement>(null);
  const items = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])') ?? []),
  ];
  useEffect(() => items()[0]?.focus({ preventScroll: true }), []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const all = items();
    all[
      step(
        all.findIndex((item) => item === document.activeElement),
        all.length - 1,
      )
    ]?.focus();
  };
  return (
    <>
      {caption && <p className="menu-caption">{caption}</p>}
      <ul ref={list} id={id} role="menu" aria-label={label} className="menu-list" onKeyDown={press}>
        {choices.map((choice) => (
          <li key={choice.key} role="none">
            <Item {...{ choice, onClose }} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Item({ choice, onClose }: { readonly choice: Choice; readonly onClose: () => void }) {
  const { label, icon, isDisabled = false, href, isOutside = false, onChoose } = choice;
  const content = (
    <>
      {icon}
      <span>{label}</span>
    </>
  );
  if (href !== undefined)
    return (
      <a
        role="menuitem"
        tabIndex={-1}
        href={href}
        {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        onClick={(event) => {
          onClose();
          if (isOutside || event.ctrlKey || event.metaKey || event.shiftKey || !onChoose) return;
          event.preventDefault();
          onChoose();
        }}
      >
        {content}
      </a>
    );
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={isDisabled}
      onClick={() => {
        if (isDisabled) return;
        onClose();
        onChoose?.();
      }}
    >
      {content}
    </button>
  );
}
