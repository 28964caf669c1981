// The command palette: pages, packages and accounts by a few letters, walked by arrows and opened by Enter.
import { useDeferredValue, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopDialog } from '../../ui/use-top-dialog.ts';
import './palette.css';
import { useFindings, type PalettePage } from './use-findings.ts';
import { isComposing } from '../../ui/is-composing.ts';

export type CommandPaletteProps = {
  readonly pages: readonly PalettePage[];
  readonly onGo: (to: string) => void;
  readonly onClose: () => void;
};

const kindWords = {
  pages: 'palette.pages',
  packages: 'palette.packages',
  accounts: 'palette.accounts',
} as const;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function CommandPalette({ pages, onGo, onClose }: CommandPaletteProps) {
  const { t } = useTranslation();
  const dialog = useTopDialog();
  const [words, setWords] = useState('');
  const findings = useFindings(pages, useDeferredValue(words.trim())).filter(({ found }) => found.length > 0);
  const [first] = findings.flatMap(({ found }) => found);
  const open = (found: PalettePage) => {
    onClose();
    if (found.isOutside) window.open(found.to, '_blank', 'noopener,noreferrer');
    else onGo(found.to);
  };
  // The field and what was found are one round for the arrows.
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event.nativeEvent) && first) open(first);
    else walk(event);
  };
  return (
    <dialog ref={dialog} className="palette" aria-label={t('palette.name')} onClose={onClose}>
      <input
        type="text"
        aria-label={t('palette.name')}
        placeholder={t('palette.placeholder')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={press}
      />
      <div className="palette-found">
        {findings.map(({ kind, found }) => (
          <fieldset key={kind} aria-label={t(kindWords[kind])}>
            <p aria-hidden="true">{t(kindWords[kind])}</p>
            {found.map((one) => (
              <button
                key={one.key}
                type="button"
                className={one === first ? 'palette-first' : ''}
                onKeyDown={walk}
                onClick={() => open(one)}
              >
                {one.title}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <output>{first ? '' : t('palette.nothing')}</output>
    </dialog>
  );
}
