// A row of small icons, each with its name for those who point at it; the icon itself carries it for those who cannot see it.
import { Flex, Tooltip } from 'antd';
import type { ReactNode } from 'react';

export type IconRowProps = { readonly icons: readonly { readonly name: string; readonly icon: ReactNode }[] };

export function IconRow({ icons }: IconRowProps) {
  return (
    <Flex gap={6} wrap>
      {icons.map(({ name, icon }) => (
        <Tooltip key={name} title={name}>
          <span>{icon}</span>
        </Tooltip>
      ))}
    </Flex>
  );
}
