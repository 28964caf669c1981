// A button that asks before it acts, and waits while it does.
import { LoadingOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { useRef, useState, type ReactNode } from 'react';

export type AskingButtonProps = {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => Promise<unknown>;
  readonly children: ReactNode;
  readonly type?: 'default' | 'primary';
  readonly size?: 'small';
  readonly danger?: boolean;
  readonly disabled?: boolean;
};

/** The library's own one comes and goes by a transition, stays where that never ends, and is part of the button's name. */
const waiting = { icon: <LoadingOutlined aria-hidden /> };

export function AskingButton({ question, yes, no, onYes, children, ...look }: AskingButtonProps) {
  const [isWorking, setWorking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A refusal has been told by who called; the button only becomes usable again.
  const act = async () => {
    setWorking(true);
    await onYes().catch(() => undefined);
    setWorking(false);
  };
  return (
    <Popconfirm
      title={<div style={{ maxWidth: 320 }}>{question}</div>}
      okText={yes}
      cancelText={no}
      okButtonProps={look.danger ? { danger: true } : {}}
      cancelButtonProps={{ autoFocus: true }}
      destroyOnHidden
      onOpenChange={(isOpen) => !isOpen && button.current?.focus({ preventScroll: true })}
      onConfirm={() => void act()}
      disabled={look.disabled === true || isWorking}
    >
      <Button ref={button} {...look} loading={isWorking && waiting} aria-busy={isWorking}>
        {children}
      </Button>
    </Popconfirm>
  );
}
