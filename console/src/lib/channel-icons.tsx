// The channels by their icons, each with its name; VK has none in the set, so its letters stand there.
import Icon, {
  FacebookFilled,
  InstagramOutlined,
  LinkedinFilled,
  TikTokFilled,
  TwitterOutlined,
  WechatFilled,
  WeiboOutlined,
  YoutubeFilled,
} from '@ant-design/icons';
import { ChannelId, channelNames } from '@herald/contract/channel-ids.ts';
import type { ReactNode } from 'react';

type Named = { readonly 'aria-label': string };

const iconOf: Record<ChannelId, (named: Named) => ReactNode> = {
  17: (named) => <WechatFilled {...named} />,
  18: (named) => <WeiboOutlined {...named} />,
  31: (named) => <FacebookFilled {...named} />,
  32: (named) => <TwitterOutlined {...named} />,
  33: (named) => <Icon component={Vk} {...named} />,
  34: (named) => <YoutubeFilled {...named} />,
  36: (named) => <Icon component={VkGroup} {...named} />,
  42: (named) => <LinkedinFilled {...named} />,
  43: (named) => <TikTokFilled {...named} />,
  44: (named) => <InstagramOutlined {...named} />,
};

function Letters({ text }: { readonly text: string }) {
  return (
    <svg width={`${text.length * 0.7}em`} height="1em" fill="currentColor" aria-hidden>
      <text x="50%" y="50%" dominantBaseline="central" textAnchor="middle" fontSize="0.9em" fontWeight={700}>
        {text}
      </text>
    </svg>
  );
}

const Vk = () => <Letters text="VK" />;
const VkGroup = () => <Letters text="VKG" />;

export type ChannelIcon = { readonly name: string; readonly icon: ReactNode };

/** Each channel once, in the order given; one that is unknown by its number. */
export function channelIcons(ids: readonly number[]): ChannelIcon[] {
  return [...new Set(ids)].map((id) => {
    const known = ChannelId.safeParse(id).data;
    if (known === undefined) return { name: String(id), icon: String(id) };
    const name = channelNames[known];
    return { name, icon: iconOf[known]({ 'aria-label': name }) };
  });
}
