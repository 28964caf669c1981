// What the menu does to the words that are chosen, and what it can tell of them.
import type { Alignment } from '@herald/contract/article.ts';
import type { Editor } from '@tiptap/core';
import type { menuIcons } from './menu-button.tsx';

export type LineKind = 'text' | 'heading' | 'subheading';

export function lineKind(editor: Editor): LineKind {
  if (editor.isActive('heading', { level: 2 })) return 'heading';
  return editor.isActive('heading', { level: 3 }) ? 'subheading' : 'text';
}

export function setLineKind(editor: Editor, kind: string): void {
  const step = editor.chain().focus();
  if (kind === 'text') step.setParagraph().run();
  else step.setHeading({ level: kind === 'heading' ? 2 : 3 }).run();
}

/** To the lines that are chosen, whatever they are. */
export function alignTo(editor: Editor, align: Alignment): void {
  editor
    .chain()
    .focus()
    .updateAttributes('paragraph', { align })
    .updateAttributes('heading', { align })
    .run();
}

type Choice = {
  readonly word:
    | 'article.menu.bold'
    | 'article.menu.italic'
    | 'article.menu.underline'
    | 'article.menu.strike'
    | 'article.menu.bullets'
    | 'article.menu.numbers'
    | 'article.menu.quote';
  readonly icon: keyof typeof menuIcons;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => boolean;
};

export const markChoices: readonly Choice[] = [
  {
    word: 'article.menu.bold',
    icon: 'bold',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    word: 'article.menu.italic',
    icon: 'italic',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    word: 'article.menu.underline',
    icon: 'underline',
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    word: 'article.menu.strike',
    icon: 'strike',
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    word: 'article.menu.bullets',
    icon: 'bullets',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    word: 'article.menu.numbers',
    icon: 'numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    word: 'article.menu.quote',
    icon: 'quote',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];
