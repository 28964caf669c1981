// Above a list whose rows can be chosen: all of the page or none, how many are, and what can be done with them.
import { Checkbox, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from './choice.ts';

export type ChoiceBarProps = {
  /** The ids on the page; neither of the two where nothing can be chosen. */
  readonly shown?: readonly string[];
  readonly choice?: Choice;
  /** At the end of the line, whatever is chosen. */
  readonly aside?: ReactNode;
  /** Only while something is chosen. */
  readonly children?: ReactNode;
};

const nothing: Choice = { chosen: [], choose: () => undefined, toggle: () => undefined };

export function ChoiceBar({ shown = [], choice, aside, children }: ChoiceBarProps) {
  const { t } = useTranslation();
  const { chosen, choose } = choice ?? nothing;
  const here = shown.filter((id) => chosen.includes(id));
  const elsewhere = chosen.filter((id) => !shown.includes(id));
  const isAll = shown.length > 0 && here.length === shown.length;
  return (
    <Flex
      wrap
      gap={12}
      align="center"
      component="section"
      aria-label={t('list.bulk')}
      style={{ minHeight: 32, marginBottom: 8 }}
    >
      {choice && (
        <Checkbox
          checked={isAll}
          disabled={shown.length === 0}
          indeterminate={!isAll && here.length > 0}
          onChange={() => choose(isAll ? elsewhere : [...elsewhere, ...shown])}
        >
          {t('list.selectAll')}
        </Checkbox>
      )}
      {chosen.length > 0 && (
        <>
          <span aria-live="polite">{t('list.selected', { number: chosen.length })}</span>
          {children}
        </>
      )}
      {aside && (
        <Flex wrap gap={8} style={{ marginInlineStart: 'auto' }}>
          {aside}
        </Flex>
      )}
    </Flex>
  );
}
