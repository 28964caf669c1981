// Whether the chain of the log holds, and its end to be noted elsewhere; an end noted earlier is looked for in it.
import { AuditEnd, type AuditVerdict } from '@herald/contract/audit.ts';
import { Alert, Button, Form, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useChainCheck } from './api.ts';

const whyWords = {
  altered: 'audit.chain.altered',
  missing: 'audit.chain.missing',
  'chained-wrongly': 'audit.chain.chainedWrongly',
  'not-the-known-one': 'audit.chain.notTheKnownOne',
} as const satisfies Record<Extract<AuditVerdict, { sound: false }>['why'], string>;

const widthPx = 640;

export function CheckDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  useFocusReturn();
  const [known, setKnown] = useState('');
  const { data: verdict, error, isFetching, refetch } = useChainCheck(known);
  const check = (noted: string) => {
    if (noted === known) void refetch();
    else setKnown(noted);
  };
  return (
    <Modal
      open
      width={widthPx}
      title={t('audit.check')}
      afterOpenChange={leadFocusIn}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('list.close')}</Button>}
    >
      <p>{t('audit.chain.what')}</p>
      <div aria-live="polite">
        {isFetching && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
        {!isFetching && error && <Alert type="error" showIcon title={sentenceOf(error)} />}
        {!isFetching && verdict && <Verdict verdict={verdict} />}
      </div>
      <Form
        layout="vertical"
        style={{ marginTop: 16 }}
        onFinish={({ noted = '' }: { noted?: string }) => check(noted.trim())}
      >
        <Form.Item
          name="noted"
          label={t('audit.chain.noted')}
          extra={t('audit.chain.notedHint')}
          rules={[
            {
              validator: (_, noted: string = '') =>
                noted.trim() === '' || AuditEnd.safeParse(noted).success
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('audit.chain.notedWrong'))),
            },
          ]}
        >
          <Input placeholder="1042:9f3c…" autoComplete="off" spellCheck={false} />
        </Form.Item>
        <Button htmlType="submit" loading={isFetching}>
          {t('audit.chain.again')}
        </Button>
      </Form>
    </Modal>
  );
}

function Verdict({ verdict }: { readonly verdict: AuditVerdict }) {
  const { t } = useTranslation();
  const at = t('audit.chain.at', { when: wallClockWithZone(verdict.checkedAt) });
  if (!verdict.sound)
    return (
      <Alert
        type="error"
        showIcon
        title={t('audit.chain.broken', { number: verdict.seq })}
        description={`${t(whyWords[verdict.why])} ${at}`}
      />
    );
  return (
    <Alert
      type="success"
      showIcon
      title={t('audit.chain.sound', { number: verdict.entries })}
      description={
        <>
          {at}
          {verdict.end !== '' && (
            <p className="au-end">
              {t('audit.chain.end')} <code className="au-hash">{verdict.end}</code>
            </p>
          )}
        </>
      }
    />
  );
}
