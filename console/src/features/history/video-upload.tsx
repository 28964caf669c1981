// How far the video of a publication has come on its way to the platform; nothing where there is none, or it is live (R-HIST-010).
import type { VideoUpload as Upload } from '@herald/contract/endpoints/uploads.ts';
import type { HistoryItem, PublicationState } from '@herald/contract/publications.ts';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useVideoUpload } from './api.ts';

/** Behind these nothing goes up any more. */
const onItsWay: ReadonlySet<PublicationState> = new Set([
  'scheduled',
  'preparing',
  'auth-required',
  'inflight',
  'processing',
  'failed',
]);

const words = {
  waiting: 'history.upload.waiting',
  uploading: 'history.upload.uploading',
  uploaded: 'history.upload.uploaded',
  stopped: 'history.upload.stopped',
} as const satisfies Record<Exclude<Upload['state'], 'none'>, string>;

export function VideoUpload({ item }: { item: HistoryItem }) {
  const { t } = useTranslation();
  const isAsked = onItsWay.has(item.state);
  const { data } = useVideoUpload(item, isAsked);
  if (!isAsked || !data || data.state === 'none') return null;
  const sentence = t(words[data.state], { channel: item.channelName });
  return (
    <div>
      <Progress
        percent={data.percent}
        status={data.state === 'stopped' ? 'exception' : 'normal'}
        aria-label={sentence}
      />
      <div className="aside">{sentence}</div>
    </div>
  );
}
