// The three answers to "we do not know": it is live, it is not, drop it; each asks, sending again asks twice. Nobody can say "it is not" of what its owner may still publish.
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import type { HistoryItem } from '@herald/contract/publications.ts';
import { Alert, Divider, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tell } from '../../lib/notices.ts';
import { useAsking } from '../../lib/use-asking.ts';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import { AskingButton } from '../../ui/asking-button.tsx';
import { accountOf } from './account-of.ts';
import { useHistoryActions } from './api.ts';
import { LiveLink } from './live-link.tsx';
import { LookAgainButton } from './look-again-button.tsx';
import { SentWords } from './sent-words.tsx';
import { useIsPast } from './use-is-past.ts';
import { namesOf } from './titles-of.ts';

type Detail = OutputOf<typeof publishingEndpoints.historyDetail>;

export type UnknownAnswersProps = {
  readonly item: HistoryItem;
  /** Who wants it gone: whoever has it sent decides against that. */
  readonly wish: Detail['wish'];
  /** By these he knows it there. */
  readonly words: string;
  /** Which posts he sees here that could be it: of others his answer says nothing. */
  readonly shown: readonly string[];
  /** What was looked for, where that does not stand beside it. */
  readonly children?: ReactNode;
};

export function UnknownAnswers({ item, wish, words, shown, children }: UnknownAnswersProps) {
  const { t } = useTranslation();
  const ask = useAsking();
  const { resolve } = useHistoryActions();
  const figures = { title: namesOf(item, t('list.untitled')), account: accountOf(item) };
  const wanted =
    wish &&
    t(wish.isOwn ? 'history.ownWish' : 'history.wish', { by: wish.by, at: wallClockWithZone(wish.at) });
  const mayDeny = useIsPast(item.answersFrom);
  const isHandedOver = item.state === 'handed-over';
  const asks = { no: t('list.cancel'), disabled: !mayDeny };
  const answer = async (
    given: 'live' | 'not-live' | 'drop',
    rest: { link?: string; shown?: string[] } = {},
  ) => {
    await resolve.mutateAsync({ id: item.opp_id, answer: given, ...rest });
    tell('success', t('history.settled'));
  };
  const sendAgain = async () => {
    const isSure = await ask({
      title: t('history.sendAgainSecond'),
      content: wanted,
      yes: t('history.sendAgainYes'),
      isDangerous: true,
    });
    if (isSure) await answer('not-live', { shown: [...shown] });
  };
  return (
    <Alert
      type={isHandedOver ? 'info' : 'warning'}
      title={t(isHandedOver ? 'history.handedTitle' : 'history.unknownTitle')}
      description={
        <Flex vertical gap={10}>
          <span>{t(isHandedOver ? 'history.handedText' : 'history.unknownText')}</span>
          {words !== '' && <SentWords words={words} />}
          {children}
          <LookAgainButton id={item.opp_id} />
          <Divider style={{ margin: 0 }} plain>
            {t('history.isLive')}
          </Divider>
          <LiveLink item={item} onConfirm={(link) => answer('live', { link })} />
          <Divider style={{ margin: 0 }} />
          {!mayDeny && item.answersFrom !== null && (
            <span>{t('history.mayArrive', { at: wallClockWithZone(item.answersFrom) })}</span>
          )}
          {wanted !== null && <strong>{wanted}</strong>}
          {!isHandedOver && (
            <AskingButton
              {...asks}
              question={t('history.sendAgainQuestion', figures)}
              yes={t('list.confirm')}
              onYes={sendAgain}
            >
              {t('history.sendAgain')}
            </AskingButton>
          )}
          <AskingButton
            {...asks}
            danger
            question={t('history.dropQuestion', figures)}
            yes={t('history.drop')}
            onYes={() => answer('drop')}
          >
            {t('history.drop')}
          </AskingButton>
        </Flex>
      }
    />
  );
}
