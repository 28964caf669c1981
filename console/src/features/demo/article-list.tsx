// The list of articles: twenty a page, narrowed, sorted, exported, and each row published, made a draft or deleted in its place (C-83).
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListProps } from '../../lib/list-props.ts';
import { tell } from '../../lib/notices.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useArticleList, useChangeRow } from './api.ts';
import { ArticleDialog } from './article-dialog.tsx';
import { ArticleFilters } from './article-filters.tsx';
import './demo.css';
import { exportList } from './export-list.ts';
import { useArticleAddress } from './use-article-address.ts';
import { useArticleColumns } from './use-article-columns.tsx';

export function ArticleList() {
  const { t } = useTranslation();
  const address = useArticleAddress();
  const list = useArticleList(address.asked);
  const props = useListProps(address, list);
  const changing = useChangeRow(address.asked);
  const [hasReviewer, setReviewer] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const columns = useArticleColumns({
    address,
    hasReviewer,
    onStatus: ({ id }, status) =>
      changing.mutate({ id, status }, { onSuccess: () => tell('success', t('demo.done')) }),
  });
  const rows = list.data?.items ?? [];
  return (
    <PageFrame
      heading={t('menu.demo.articleList')}
      action={
        <div className="dm-buttons">
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('demo.add')}
          </Button>
          <Button disabled={rows.length === 0} onClick={() => void exportList(rows)}>
            {t('demo.export')}
          </Button>
        </div>
      }
      tools={<ArticleFilters {...{ address, hasReviewer }} onReviewer={setReviewer} />}
    >
      <ListTable
        {...props}
        isTurning={list.isFetching && !list.isPending}
        label={t('menu.demo.articleList')}
        columns={columns}
        rowKey="id"
        empty={{ text: t('demo.nothing') }}
      />
      {isAdding && <ArticleDialog asked={address.asked} onClose={() => setAdding(false)} />}
    </PageFrame>
  );
}
