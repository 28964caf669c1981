// What people call the fields of a call; one that no screen shows keeps its wire name.
import type { Language } from '../languages.ts';

const words: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  title: { en: 'Title', zh: '标题', es: 'Título', ja: 'タイトル' },
  enTitle: { en: 'English title', zh: '英文标题', es: 'Título en inglés', ja: '英語タイトル' },
  content: { en: 'Text', zh: '正文', es: 'Texto', ja: '本文' },
  description: { en: 'Description', zh: '描述', es: 'Descripción', ja: '説明' },
  keywords: { en: 'Keywords', zh: '关键词', es: 'Palabras clave', ja: 'キーワード' },
  tagName: { en: 'Tag', zh: '标签', es: 'Etiqueta', ja: 'タグ' },
  url: { en: 'Link', zh: '链接', es: 'Enlace', ja: 'リンク' },
  link: { en: 'Link', zh: '链接', es: 'Enlace', ja: 'リンク' },
  name: { en: 'Name', zh: '名称', es: 'Nombre', ja: '名前' },
  dataContent: {
    en: 'Description of the picture',
    zh: '图片说明',
    es: 'Descripción de la imagen',
    ja: '画像の説明',
  },
  materialList: { en: 'Content blocks', zh: '内容块', es: 'Bloques de contenido', ja: 'コンテンツブロック' },
  draftMediaList: {
    en: 'Content blocks',
    zh: '内容块',
    es: 'Bloques de contenido',
    ja: 'コンテンツブロック',
  },
  because: { en: 'Reason', zh: '原因', es: 'Motivo', ja: '理由' },
  pubTime: { en: 'Publish time', zh: '发布时间', es: 'Hora de publicación', ja: '公開時刻' },
  scheduleTime: { en: 'Publish time', zh: '发布时间', es: 'Hora de publicación', ja: '公開時刻' },
  channelid: { en: 'Channel', zh: '渠道', es: 'Canal', ja: 'チャンネル' },
  account: { en: 'Username', zh: '用户名', es: 'Usuario', ja: 'ユーザー名' },
  username: { en: 'Username', zh: '用户名', es: 'Usuario', ja: 'ユーザー名' },
  password: { en: 'Password', zh: '密码', es: 'Contraseña', ja: 'パスワード' },
  newPass: { en: 'New password', zh: '新密码', es: 'Contraseña nueva', ja: '新しいパスワード' },
  email: { en: 'E-mail', zh: '邮箱', es: 'Correo electrónico', ja: 'メールアドレス' },
  departmentId: { en: 'Department', zh: '部门', es: 'Departamento', ja: '部署' },
};

/** `path` is dotted, as draftMediaList.0.content; a place in a list is told by its number from 1. */
export function fieldWord(language: Language, path: string): string {
  const parts = path.split('.');
  const name = parts.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const place = parts.findLast((part) => /^\d+$/.test(part));
  const word = words[name]?.[language] ?? name;
  return place === undefined ? word : `${word} ${Number(place) + 1}`;
}
