// What a finished consent offers: pages to tick, and why some cannot be.
import { Alert, Button, Card, Checkbox, Flex, Skeleton } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { tell } from '../../lib/notices.ts';
import { useBind, useBindChoices } from './api.ts';
import './accounts.css';

export function BindChoices({ ticket, onDone }: { ticket: string; onDone: () => void }) {
  const { t } = useTranslation();
  const offered = useBindChoices(ticket);
  const bind = useBind();
  const [untouched, setUntouched] = useState(true);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever clicked far down the page is led up here; at once, as motion may be unwelcome. The focus lets it be read aloud.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [ticket]);
  const choices = offered.data?.choices ?? [];
  const usable = choices.filter((choice) => choice.usable).map((choice) => choice.externalId);
  // A single page needs no ticking.
  const chosen = untouched && usable.length === 1 ? usable : ticked;
  const tick = (id: string, isTicked: boolean) => {
    setUntouched(false);
    setTicked(isTicked ? [...chosen, id] : chosen.filter((other) => other !== id));
  };
  const finish = async () => {
    const { bound } = await bind.mutateAsync({ ticket, externalIds: [...chosen] });
    tell('success', t('accounts.done', { count: bound.length }));
    onDone();
  };
  return (
    <section aria-labelledby={headingId}>
      <Card
        size="small"
        title={
          <h2 id={headingId} ref={heading} tabIndex={-1} className="choose-heading">
            {t('accounts.choose')}
          </h2>
        }
      >
        {offered.isPending && <Skeleton active />}
        {offered.isError && <Alert type="error" showIcon title={sentenceOf(offered.error)} />}
        {offered.isSuccess && choices.length === 0 && <p>{t('accounts.chooseNone')}</p>}
        <Flex vertical gap={8}>
          {choices.map((choice) => (
            <Checkbox
              key={choice.externalId}
              checked={chosen.includes(choice.externalId)}
              disabled={!choice.usable}
              onChange={(event) => tick(choice.externalId, event.target.checked)}
            >
              {choice.name} {!choice.usable && <span className="aside">{choice.because}</span>}
            </Checkbox>
          ))}
          <Flex gap={8} wrap>
            <Button
              type="primary"
              disabled={chosen.length === 0}
              loading={bind.isPending}
              onClick={() => void finish().catch(() => undefined)}
            >
              {t('accounts.bindChosen', { count: chosen.length })}
            </Button>
            <Button onClick={onDone}>{t('accounts.cancel')}</Button>
          </Flex>
        </Flex>
      </Card>
    </section>
  );
}
