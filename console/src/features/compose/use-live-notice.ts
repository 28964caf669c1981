// Says "published" once, when what was sent is live on every account it went to (R-PUB-011).
import { publishNoticeMs } from '@herald/contract/constants.ts';
import type { HistoryItem } from '@herald/contract/publications.ts';
import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isPublished, newestOf } from './publication-progress.ts';
import type { Published } from './use-publishing.ts';

export function useLiveNotice({ publications, leftOut }: Published, seen: readonly HistoryItem[]): void {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const items = newestOf(
    seen,
    publications.map(({ id }) => id),
  );
  const isLive = isPublished(items, publications.length);
  const isReasonKnown = useRef(false);
  useEffect(() => {
    if (!isLive || isReasonKnown.current) return;
    isReasonKnown.current = true;
    const count = publications.length;
    const words =
      leftOut.length === 0
        ? t('compose.published')
        : t('compose.part.published', { count, all: count + leftOut.length });
    void message.success(words, publishNoticeMs / 1000);
  }, [isLive, message, t, publications, leftOut]);
}
