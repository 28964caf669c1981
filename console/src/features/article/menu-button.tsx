// One button of the article's menu: a sign, its name for who does not see it, and whether it is on.
import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

export const menuIcons = {
  bold: <BoldOutlined />,
  italic: <ItalicOutlined />,
  underline: <UnderlineOutlined />,
  strike: <StrikethroughOutlined />,
  bullets: <UnorderedListOutlined />,
  numbers: <OrderedListOutlined />,
  quote: <span aria-hidden="true">”</span>,
  link: <LinkOutlined />,
  picture: <PictureOutlined />,
  left: <AlignLeftOutlined />,
  center: <AlignCenterOutlined />,
  right: <AlignRightOutlined />,
  undo: <UndoOutlined />,
  redo: <RedoOutlined />,
} as const satisfies Record<string, ReactNode>;

export type MenuButtonProps = {
  readonly label: string;
  readonly icon: keyof typeof menuIcons;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly onPress: () => void;
};

export function MenuButton({ label, icon, isOn, isOff = false, onPress }: MenuButtonProps) {
  return (
    <Button
      size="small"
      type={isOn ? 'primary' : 'text'}
      ghost={isOn === true}
      icon={menuIcons[icon]}
      title={label}
      aria-label={label}
      disabled={isOff}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      onClick={onPress}
    />
  );
}
