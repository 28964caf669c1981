// A state in its colour, with dark text on it so that it can be read.
import { Tag } from 'antd';

export type StateColour = 'green' | 'blue' | 'gold' | 'orange' | 'red' | 'magenta' | 'cyan' | 'default';

export function StateTag({
  colour,
  text,
  moves = false,
}: {
  colour: StateColour;
  text: string;
  moves?: boolean;
}) {
  return (
    <Tag color={colour} variant="outlined" style={{ color: 'var(--ink)', margin: 0 }} aria-busy={moves}>
      {text}
      {moves ? '…' : ''}
    </Tag>
  );
}
