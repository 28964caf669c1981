// Publishing all items in one go: each is checked and saved in its order, then all are asked for at once (D-09, R-COMP-038).
import { blocks } from '@herald/contract/check-content.ts';
import { publishNoticeMs } from '@herald/contract/constants.ts';
import { problem, type Problem } from '@herald/contract/problems.ts';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import { useSendAgain } from '../../lib/use-send-again.ts';
import { savePackage } from './api.ts';
import type { Item } from './items.ts';
import { publishBatch } from './publish-batch.ts';
import { refusalKind } from './refusal-kinds.ts';
import type { Identity } from './saved-forms.ts';
import type { Chosen } from './use-chosen.ts';
import { useConfirmation, type Confirmation } from './use-confirmation.ts';
import type { ItemCheck } from './use-item-problems.ts';
import type { ItemsOnDesk } from './use-items.ts';
import type { Published } from './use-publishing.ts';

/** One of the packages that are on their way, by the title it went with. */
export type PublishedItem = Published & { readonly title: string };

export type Batch = Pick<Confirmation, 'dialog' | 'failure' | 'isLocked' | 'close'> & {
  readonly published: readonly PublishedItem[];
  readonly open: () => void;
  readonly confirm: () => Promise<void>;
};

export function useBatch(items: ItemsOnDesk, { chosen, rules }: Chosen, check: ItemCheck): Batch {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const sendAgain = useSendAgain();
  const [published, setPublished] = useState<readonly PublishedItem[]>([]);
  const sent = useRef<readonly string[]>([]);
  const confirmation = useConfirmation(
    // Which of them could not be saved is told as it is put on the desk, where it stands behind the dialog.
    { savePackage: () => saveAll(), isTaken: () => true },
    t('compose.notSaved'),
  );

  const wrong = (item: Item, number: number, sentence: string) => {
    items.open(item.key);
    tell('error', items.all.length > 1 ? t('items.wrong', { number, sentence }) : sentence);
  };
  const saveAll = async (): Promise<Identity | null> => {
    const saved: Identity[] = [];
    for (const [place, item] of items.all.entries()) {
      try {
        const now = await savePackage(item.content, item.identity);
        items.markSaved(item, now);
        saved.push(now);
      } catch (error) {
        wrong(item, place + 1, refusalKind(error).sentence);
        return null;
      }
    }
    sent.current = saved.flatMap(({ pkGUID }) => pkGUID ?? []);
    return saved[0] ?? null;
  };

  const isBlocked = () => {
    const found = items.all.map((item, place) => ({ item, number: place + 1, problems: check(item) }));
    const faulty = found.filter(({ problems }) => blocks(problems));
    for (const { item } of faulty) items.markTried(item.key);
    const [first] = faulty;
    const fault = first?.problems.find(({ severity }) => severity === 'error');
    if (first && fault) wrong(first.item, first.number, sayProblem(fault));
    return first !== undefined;
  };

  const send = async (): Promise<void> => {
    const bids = chosen.map(({ id }) => id);
    try {
      await sendAgain(async (confirmed) => {
        const queued = await publishBatch(sent.current, bids, confirmed);
        const packages = sent.current.map((pkGUID, place) => ({
          pkGUID,
          title: items.all[place]?.content.title ?? '',
          publications: queued.filter((one) => one.pkGUID === pkGUID),
        }));
        setPublished(packages.filter(({ publications }) => publications.length > 0));
        confirmation.succeed();
        void message.success(t('compose.pushed'), publishNoticeMs / 1000);
      });
    } catch (error) {
      confirmation.fail(refusalKind(error).sentence);
    }
  };

  return {
    dialog: confirmation.dialog,
    failure: confirmation.failure,
    isLocked: confirmation.isLocked,
    published,
    open: () => {
      if (confirmation.isLocked || confirmation.isSending()) return;
      const tooMany = tooManyFor(rules, items.all.length);
      if (tooMany) return tell('error', sayProblem(tooMany));
      if (!isBlocked()) confirmation.ask();
    },
    close: confirmation.close,
    confirm: () => confirmation.confirm(send),
  };
}

/** R-WX-001: more than a message of a channel takes; null where it takes them. */
export function tooManyFor(rules: Chosen['rules'], count: number): Problem | null {
  const full = rules.find(({ articlesAtMost }) => articlesAtMost !== undefined && count > articlesAtMost);
  if (!full?.articlesAtMost) return null;
  const figures = { channel: full.name, limit: full.articlesAtMost, count };
  return problem('articles-too-many', 'accounts', { channelId: full.channelId, figures });
}
