// Who may see a post, where a platform lets its author choose: LinkedIn's visibility, the friends of a person on VK.
import type { ChannelChoice } from '@herald/contract/channels.ts';

/** Posts API, visibility; CONTAINER is for groups, which we do not post to. */
export const visibility: ChannelChoice = {
  at: 'attribute',
  attribute: 'linkedinVisibility',
  name: { en: 'Who may see it', zh: '公开范围', es: 'Visibilidad', ja: '公開範囲' },
  hint: {
    en: 'A page’s posts have no connections: only a person’s account can choose them.',
    zh: '主页没有好友：只有个人账号可选择“仅好友”。',
    es: 'Una página no tiene contactos: solo una cuenta personal puede elegirlos.',
    ja: 'ページにはつながりがありません。つながりを選べるのは個人アカウントだけです。',
  },
  options: [
    { value: 'PUBLIC', name: { en: 'Everybody', zh: '所有人', es: 'Todos', ja: '全員' } },
    {
      value: 'LOGGED_IN',
      name: {
        en: 'Members of LinkedIn',
        zh: 'LinkedIn 会员',
        es: 'Miembros de LinkedIn',
        ja: 'LinkedIn 会員',
      },
    },
    {
      value: 'CONNECTIONS',
      name: { en: 'Connections only', zh: '仅好友', es: 'Solo contactos', ja: 'つながりのみ' },
      notFor: 'pages',
    },
  ],
  preset: 'PUBLIC',
};

/** Wall.post, friends_only; a group has no friends, so what was meant for them does not go there. */
export const friendsOnly: ChannelChoice = {
  at: 'attribute',
  attribute: 'vkFriendsOnly',
  name: { en: 'Who may see it', zh: '公开范围', es: 'Visibilidad', ja: '公開範囲' },
  options: [
    { value: 'no', name: { en: 'Everybody', zh: '所有人', es: 'Todos', ja: '全員' } },
    {
      value: 'yes',
      name: { en: 'Friends only', zh: '仅好友', es: 'Solo amigos', ja: '友達のみ' },
      notFor: 'pages',
    },
  ],
  preset: 'no',
};
