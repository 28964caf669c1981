// Tabs over a list, each with how many rows stand behind it; without a figure until that is known.
import { useEffect, useRef } from 'react';
import './counted-tabs.css';

export type CountedTab = { readonly key: string; readonly label: string; readonly count: number | undefined };

export type CountedTabsProps = {
  readonly label: string;
  readonly tabs: readonly CountedTab[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
};

/** Buttons, of which one is pressed: the library's own tabs put one for the rest among them, where no reader of screens awaits it. */
export function CountedTabs({ label, tabs, chosen, onChoose }: CountedTabsProps) {
  const pressed = useRef<HTMLButtonElement>(null);
  // The figures come later, and push the rest aside.
  const figures = tabs.map(({ count }) => count).join();
  useEffect(() => {
    pressed.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen, figures]);
  return (
    <fieldset className="ct-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          ref={tab.key === chosen ? pressed : null}
          type="button"
          aria-pressed={tab.key === chosen}
          onClick={() => onChoose(tab.key)}
        >
          {tab.count === undefined ? tab.label : `${tab.label} (${tab.count})`}
        </button>
      ))}
    </fieldset>
  );
}
