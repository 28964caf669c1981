// A switch that asks before it turns, and waits while it does.
import { Flex, Popconfirm, Switch } from 'antd';
import { useState } from 'react';

export type AskingSwitchProps = {
  /** What it is called for who does not see where it stands. */
  readonly label: string;
  readonly words: string;
  readonly isOn: boolean;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => Promise<unknown>;
};

export function AskingSwitch({ label, words, isOn, question, yes, no, onYes }: AskingSwitchProps) {
  const [isWorking, setWorking] = useState(false);
  // A refusal has been told by who called; the switch stays where it was.
  const act = async () => {
    setWorking(true);
    await onYes().catch(() => undefined);
    setWorking(false);
  };
  return (
    <Flex gap={6} align="center">
      <Popconfirm
        title={<div style={{ maxWidth: 320 }}>{question}</div>}
        okText={yes}
        cancelText={no}
        cancelButtonProps={{ autoFocus: true }}
        destroyOnHidden
        onConfirm={() => void act()}
      >
        <Switch size="small" aria-label={label} checked={isOn} loading={isWorking} />
      </Popconfirm>
      <span aria-hidden="true">{words}</span>
    </Flex>
  );
}
