// Before anything is sent: each account, and what goes there; one confirmation for all.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { CautionList } from '../../lib/caution-list.tsx';
import { cautionsOf } from '../../lib/cautions.ts';
import { useProgress } from './api.ts';
import { ConfirmingDialog } from './confirming-dialog.tsx';
import { countsOf, isPart, ofGoing } from './departure.ts';
import type { FilmThere } from './film-for.ts';
import { LeftOutList } from './left-out-list.tsx';
import { liveOn } from './publication-progress.ts';
import { PublishDestination } from './publish-destination.tsx';
import { useQuotaLines } from './use-quota-lines.tsx';
import type { Publishing } from './use-publishing.ts';

export type PublishDialogProps = {
  readonly publishing: Publishing;
  readonly post: Post;
  /** Of the channels that have words of their own. */
  readonly own: ReadonlyMap<ChannelId, Post>;
  /** The video that goes to such a channel: the original, or what was made of it. */
  readonly filmFor: (rules: ChannelRules) => FilmThere | null;
  /** Of all that are chosen; what concerns only those left out is not minded. */
  readonly rules: readonly ChannelRules[];
  readonly problems: readonly Problem[];
  /** The draft it goes out of, else the package; null while nothing of it was ever saved. */
  readonly sentFrom: string | null;
  /** What else is to be known before it is confirmed. */
  readonly note?: string | null;
};

export function PublishDialog(props: PublishDialogProps) {
  const { publishing, post, own, filmFor, rules, problems, sentFrom, note = null } = props;
  const { t } = useTranslation();
  const { departure } = publishing;
  const there = ofGoing(departure, { rules, problems });
  const counts = countsOf(departure);
  const { data = [], isError } = useProgress(sentFrom);
  const quotaOf = useQuotaLines(departure.going.map(({ id }) => id));
  const live = liveOn(data);
  return (
    <ConfirmingDialog
      asked={publishing}
      title={t(isPart(departure) ? 'compose.part.publish' : 'compose.publishTo', counts)}
      yes={t('compose.publishNow')}
    >
      {note !== null && <Alert type="info" showIcon title={note} />}
      {isError && <Alert type="warning" showIcon title={t('compose.goes.unread')} />}
      <LeftOutList leftOut={departure.leftOut} />
      <CautionList cautions={cautionsOf(t, [{ post, problems: there.problems }], there.rules)} />
      <ul className="cp-destinations">
        {departure.going.map((account) => {
          const allowed = there.rules.find(({ channelId }) => channelId === account.channelid);
          return allowed ? (
            <li key={account.id}>
              <PublishDestination
                account={account}
                post={own.get(allowed.channelId) ?? post}
                rules={allowed}
                film={filmFor(allowed)}
                quota={quotaOf(account.id)}
                isLive={live.get(account.id) ?? null}
              />
            </li>
          ) : null;
        })}
      </ul>
    </ConfirmingDialog>
  );
}
