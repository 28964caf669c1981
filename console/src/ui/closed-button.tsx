// A button for what cannot be done here: it stays reachable by keyboard and pointer, and says why instead of acting.
import { Button, Tooltip } from 'antd';
import './closed-button.css';

export function ClosedButton({ name, why }: { readonly name: string; readonly why: string }) {
  return (
    <Tooltip title={why} trigger={['hover', 'focus', 'click']}>
      <Button size="small" aria-disabled className="closed-button" aria-description={why}>
        {name}
      </Button>
    </Tooltip>
  );
}
