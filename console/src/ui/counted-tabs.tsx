// Tabs over a list, each with how many rows stand behind it; without a figure until that is known.
import { Tabs } from 'antd';

export type CountedTab = { readonly key: string; readonly label: string; readonly count: number | undefined };

export type CountedTabsProps = {
  readonly tabs: readonly CountedTab[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
};

export function CountedTabs({ tabs, chosen, onChoose }: CountedTabsProps) {
  return (
    <Tabs
      size="small"
      activeKey={chosen}
      items={tabs.map(({ key, label, count }) => ({
        key,
        label: count === undefined ? label : `${label} (${count})`,
      }))}
      onChange={onChoose}
    />
  );
}
