// A button that opens a short menu below itself, by pointer and by keys; light enough to be on the first page.
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { MenuList, type Choice } from './menu-list.tsx';
import './menu-button.css';

export type MenuButtonProps = {
  readonly label: string;
  /** What the button shows; its name is `label`. */
  readonly children: ReactNode;
  readonly choices: readonly Choice[];
  /** Above the choices; no choice itself. */
  readonly caption?: string;
  readonly className?: string;
};

export function MenuButton({ label, children, choices, caption, className = 'bar-button' }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [at, setAt] = useState<{ readonly right: number; readonly top: number } | null>(null);
  const open = () => {
    const box = button.current?.getBoundingClientRect();
    if (box) setAt({ right: document.documentElement.clientWidth - box.right, top: box.bottom + 2 });
  };
  const close = () => {
    setAt(null);
    button.current?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        {...(at ? { 'aria-controls': id } : {})}
        onClick={() => (at ? close() : open())}
        onKeyDown={press}
      >
        {children}
      </button>
      {at && <OpenMenu {...{ id, label, choices, caption }} style={at} opener={button} onClose={close} />}
    </>
  );
}

export type OpenMenuProps = {
  readonly id?: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly caption?: string | undefined;
  /** Where it opens, in pixels of the window. */
  readonly style: { readonly top: number; readonly left?: number; readonly right?: number };
  /** A press on it is no press beside the menu. */
  readonly opener?: RefObject<Element | null>;
  readonly onClose: () => void;
};

/** Closes on Escape, on a press beside it, when the window is resized, and when the focus leaves it. */
export function OpenMenu({ style, opener, onClose, ...menu }: OpenMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const beside = ({ target }: Event) => {
      if (!(target instanceof Node) || box.current?.contains(target) || opener?.current?.contains(target))
        return;
      onClose();
    };
    document.addEventListener('pointerdown', beside, true);
    window.addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('pointerdown', beside, true);
      window.removeEventListener('resize', onClose);
    };
  }, [onClose, opener]);
  return createPortal(
    <div ref={box} className="menu-floor" style={{ position: 'fixed', ...style }}>
      <MenuList {...menu} onClose={onClose} />
    </div>,
    document.body,
  );
}
