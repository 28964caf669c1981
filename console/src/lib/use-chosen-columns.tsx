// Which columns of a list are shown: each person's own choice in this browser; title and actions always are.
import { Button, Checkbox, Flex, Popover, type TableColumnsType } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';

const Hidden = z.array(z.string());
const bare = { border: 0, margin: 0, padding: 0 } as const;
const always: readonly unknown[] = ['title', 'actions', 'add'];

function readHidden(name: string): readonly string[] {
  try {
    return Hidden.parse(JSON.parse(localStorage.getItem(name) ?? '[]'));
  } catch {
    return [];
  }
}

/** `list` names the list its choice is kept for. */
export function useChosenColumns<Row>(
  list: string,
  columns: TableColumnsType<Row>,
): { columns: TableColumnsType<Row>; chooser: ReactNode } {
  const { t } = useTranslation();
  const name = `herald.columns.${list}`;
  const [hidden, setHidden] = useState(() => readHidden(name));
  const hide = (keys: readonly string[]) => {
    setHidden(keys);
    localStorage.setItem(name, JSON.stringify(keys));
  };
  const optional = columns.filter(({ key }) => !always.includes(key));
  const chooser = (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <Flex vertical gap={4} component="fieldset" style={bare} aria-label={t('list.columns')}>
          {optional.map(({ key, title }) => (
            <Checkbox
              key={String(key)}
              checked={!hidden.includes(String(key))}
              onChange={({ target }) =>
                hide([
                  ...hidden.filter((one) => one !== String(key)),
                  ...(target.checked ? [] : [String(key)]),
                ])
              }
            >
              {typeof title === 'string' ? title : String(key)}
            </Checkbox>
          ))}
        </Flex>
      }
    >
      <Button aria-haspopup="dialog">{t('list.columns')}</Button>
    </Popover>
  );
  return { columns: columns.filter(({ key }) => !hidden.includes(String(key))), chooser };
}
