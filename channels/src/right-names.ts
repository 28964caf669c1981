// What each right and role of the platforms lets a person do, as he reads it: their own words for them are codes.
import type { Language } from '@herald/contract/languages.ts';

type Names = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Each goes on behind "not allowed to". Without its token no page speaks, and without a refresh token no consent lasts. */
const rights: Names = {
  pages_show_list: {
    en: 'see the list of your pages',
    zh: '查看您的主页列表',
    es: 'ver la lista de sus páginas',
    ja: 'ページの一覧を見る',
  },
  pages_read_engagement: {
    en: 'read what stands on the page',
    zh: '读取主页上的内容',
    es: 'leer lo publicado en la página',
    ja: 'ページの内容を読む',
  },
  pages_manage_posts: {
    en: 'publish, change and delete posts of the page',
    zh: '发布、修改和删除主页的帖子',
    es: 'publicar, cambiar y eliminar publicaciones de la página',
    ja: 'ページの投稿を公開・変更・削除する',
  },
  read_insights: {
    en: 'read the figures of the page',
    zh: '读取主页的数据',
    es: 'leer las cifras de la página',
    ja: 'ページのインサイトを読む',
  },
  access_token: {
    en: 'speak for the page',
    zh: '以主页的身份操作',
    es: 'actuar en nombre de la página',
    ja: 'ページとして操作する',
  },
  instagram_basic: {
    en: 'see the Instagram account bound to the page',
    zh: '查看与主页绑定的 Instagram 账号',
    es: 'ver la cuenta de Instagram vinculada a la página',
    ja: 'ページに連携した Instagram アカウントを見る',
  },
  instagram_content_publish: {
    en: 'publish on Instagram',
    zh: '在 Instagram 上发布',
    es: 'publicar en Instagram',
    ja: 'Instagram に投稿する',
  },
  instagram_manage_comments: {
    en: 'open and close comments on Instagram',
    zh: '开启和关闭 Instagram 上的评论',
    es: 'abrir y cerrar los comentarios en Instagram',
    ja: 'Instagram のコメントの受付と停止を切り替える',
  },
  instagram_manage_contents: {
    en: 'delete posts on Instagram',
    zh: '删除 Instagram 上的帖子',
    es: 'eliminar publicaciones en Instagram',
    ja: 'Instagram の投稿を削除する',
  },
  instagram_manage_insights: {
    en: 'read the figures of the Instagram account',
    zh: '读取 Instagram 账号的数据',
    es: 'leer las cifras de la cuenta de Instagram',
    ja: 'Instagram アカウントのインサイトを読む',
  },
  'tweet.read': {
    en: 'read the posts of the account',
    zh: '读取账号的帖子',
    es: 'leer las publicaciones de la cuenta',
    ja: 'アカウントの投稿を読む',
  },
  'tweet.write': {
    en: 'publish and delete posts',
    zh: '发布和删除帖子',
    es: 'publicar y eliminar publicaciones',
    ja: '投稿を公開・削除する',
  },
  'users.read': {
    en: 'see the profile of the account',
    zh: '查看账号的资料',
    es: 'ver el perfil de la cuenta',
    ja: 'アカウントのプロフィールを見る',
  },
  'media.write': {
    en: 'upload pictures and videos',
    zh: '上传图片和视频',
    es: 'subir imágenes y vídeos',
    ja: '画像と動画をアップロードする',
  },
  'offline.access': {
    en: 'keep the authorisation',
    zh: '保持授权有效',
    es: 'conservar la autorización',
    ja: '認証を維持する',
  },
  wall: { en: 'publish on the wall', zh: '在墙上发布', es: 'publicar en el muro', ja: 'ウォールに投稿する' },
  photos: { en: 'upload pictures', zh: '上传图片', es: 'subir imágenes', ja: '画像をアップロードする' },
  video: { en: 'upload videos', zh: '上传视频', es: 'subir vídeos', ja: '動画をアップロードする' },
  groups: {
    en: 'see the groups you manage',
    zh: '查看您管理的群组',
    es: 'ver los grupos que administra',
    ja: '管理しているグループを見る',
  },
  'https://www.googleapis.com/auth/youtube.upload': {
    en: 'upload videos to the channel',
    zh: '向频道上传视频',
    es: 'subir vídeos al canal',
    ja: 'チャンネルに動画をアップロードする',
  },
  'https://www.googleapis.com/auth/youtube.force-ssl': {
    en: 'change and delete videos of the channel',
    zh: '修改和删除频道的视频',
    es: 'cambiar y eliminar vídeos del canal',
    ja: 'チャンネルの動画を変更・削除する',
  },
  'https://www.googleapis.com/auth/youtube.readonly': {
    en: 'see the channel and its videos',
    zh: '查看频道及其视频',
    es: 'ver el canal y sus vídeos',
    ja: 'チャンネルとその動画を見る',
  },
  'https://www.googleapis.com/auth/yt-analytics.readonly': {
    en: 'read the figures of the channel',
    zh: '读取频道的数据',
    es: 'leer las cifras del canal',
    ja: 'チャンネルのアナリティクスを読む',
  },
  refresh_token: {
    en: 'keep the authorisation',
    zh: '保持授权有效',
    es: 'conservar la autorización',
    ja: '認証を維持する',
  },
  openid: { en: 'know who you are', zh: '识别您的身份', es: 'saber quién es', ja: '本人を確認する' },
  profile: {
    en: 'see your name and picture',
    zh: '查看您的姓名和头像',
    es: 'ver su nombre y su foto',
    ja: '名前と写真を見る',
  },
  w_member_social: {
    en: 'publish in your name',
    zh: '以您的名义发布',
    es: 'publicar en su nombre',
    ja: '本人として投稿する',
  },
  w_organization_social: {
    en: 'publish for the page',
    zh: '以主页的名义发布',
    es: 'publicar en nombre de la página',
    ja: 'ページとして投稿する',
  },
  r_organization_social: {
    en: 'read the posts of the page',
    zh: '读取主页的帖子',
    es: 'leer las publicaciones de la página',
    ja: 'ページの投稿を読む',
  },
  rw_organization_admin: {
    en: 'see the pages you manage, and their figures',
    zh: '查看您管理的主页及其数据',
    es: 'ver las páginas que administra y sus cifras',
    ja: '管理しているページとその分析を見る',
  },
  'user.info.basic': {
    en: 'see the name and picture of the account',
    zh: '查看账号的名称和头像',
    es: 'ver el nombre y la imagen de la cuenta',
    ja: 'アカウントの名前と画像を見る',
  },
  'user.info.profile': {
    en: 'see the address of the account',
    zh: '查看账号的主页地址',
    es: 'ver la dirección de la cuenta',
    ja: 'アカウントの URL を見る',
  },
  'video.upload': {
    en: 'send videos and pictures to the inbox of the app',
    zh: '向应用收件箱发送视频和图片',
    es: 'enviar vídeos e imágenes a la bandeja de la aplicación',
    ja: '動画と画像をアプリの受信箱に送る',
  },
  'video.list': {
    en: 'see the videos of the account',
    zh: '查看账号的视频',
    es: 'ver los vídeos de la cuenta',
    ja: 'アカウントの動画を見る',
  },
};

/** As the platforms' own pages call them. */
const roles: Names = {
  CREATE_CONTENT: {
    en: 'Content (create posts)',
    zh: '内容（发布帖子）',
    es: 'Contenido (crear publicaciones)',
    ja: 'コンテンツ（投稿の作成）',
  },
  'ADMINISTRATOR / CONTENT_ADMINISTRATOR': {
    en: 'super admin or content admin',
    zh: '超级管理员或内容管理员',
    es: 'superadministrador o administrador de contenido',
    ja: 'スーパー管理者またはコンテンツ管理者',
  },
  editor: { en: 'editor', zh: '编辑', es: 'editor', ja: '編集者' },
};

/** Null for a right that nobody named here. */
export function nameOfRight(right: string, language: Language): string | null {
  return rights[right]?.[language] ?? null;
}

/** The platform's own word for a role that nobody named here. */
export function nameOfRole(role: string, language: Language): string {
  return roles[role]?.[language] ?? role;
}
