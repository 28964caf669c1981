// The author of an article, looked for among people by letters of their names (R-DEMO-049).
import { Form, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthors } from './api.ts';

export type AuthorFieldProps = { readonly author: string; readonly onChange: (author: string) => void };

export function AuthorField({ author, onChange }: AuthorFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const found = useAuthors(useDeferredValue(typed));
  return (
    <Form.Item label={t('demo.columns.author')} htmlFor="article-author">
      <Select
        id="article-author"
        value={author === '' ? null : author}
        placeholder={t('demo.form.searchAuthor')}
        allowClear
        showSearch={{ filterOption: false, onSearch: setTyped }}
        loading={found.isFetching}
        options={(found.data ?? []).map(({ name }) => ({ value: name, label: name }))}
        notFoundContent={t('demo.nobody')}
        style={{ minWidth: 200 }}
        onChange={(chosen: string | undefined) => onChange(chosen ?? '')}
      />
    </Form.Item>
  );
}
