// The menu above the article: what its words and lines can be, in the language of the interface; every button says whether it is on.
import { articleColours } from '@herald/contract/article.ts';
import { useEditorState, type Editor } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from './menu-button.tsx';
import { alignTo, lineKind, markChoices, setLineKind, type LineKind } from './menu-choices.ts';

export type ArticleMenuProps = {
  readonly editor: Editor;
  readonly onLink: () => void;
  readonly onPictures: () => void;
};

const kinds = {
  text: 'article.menu.text',
  heading: 'article.menu.heading',
  subheading: 'article.menu.subheading',
} as const satisfies Record<LineKind, string>;
const colourNames = [
  'article.menu.red',
  'article.menu.orange',
  'article.menu.green',
  'article.menu.blue',
  'article.menu.purple',
  'article.menu.grey',
] as const;

const sides = [
  { align: 'left', word: 'article.menu.left' },
  { align: 'center', word: 'article.menu.center' },
  { align: 'right', word: 'article.menu.right' },
] as const;

export function ArticleMenu({ editor, onLink, onPictures }: ArticleMenuProps) {
  const { t } = useTranslation();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      kind: lineKind(now),
      on: markChoices.map(({ isOn }) => isOn(now)),
      colour: String(now.getAttributes('colour')['colour'] ?? ''),
      sides: sides.map(({ align }) => now.isActive({ align })),
      isLink: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const paint = (colour: string) => {
    const step = editor.chain().focus();
    return (colour === '' ? step.unsetMark('colour') : step.setMark('colour', { colour })).run();
  };
  return (
    <fieldset className="ar-menu" aria-label={t('article.menu.title')}>
      <select
        aria-label={t('article.menu.kind')}
        value={state.kind}
        onChange={({ target }) => setLineKind(editor, target.value)}
      >
        {Object.entries(kinds).map(([kind, word]) => (
          <option key={kind} value={kind}>
            {t(word)}
          </option>
        ))}
      </select>
      {markChoices.map(({ word, icon, run }, index) => (
        <MenuButton
          key={word}
          label={t(word)}
          icon={icon}
          isOn={state.on[index] ?? false}
          onPress={() => run(editor)}
        />
      ))}
      <MenuButton label={t('article.menu.link')} icon="link" isOn={state.isLink} onPress={onLink} />
      <MenuButton label={t('article.menu.pictures')} icon="picture" onPress={onPictures} />
      <select
        aria-label={t('article.menu.colour')}
        value={state.colour}
        onChange={({ target }) => paint(target.value)}
      >
        <option value="">{t('article.menu.noColour')}</option>
        {articleColours.map((colour, index) => (
          <option key={colour} value={colour}>
            {t(colourNames[index] ?? 'article.menu.noColour')}
          </option>
        ))}
      </select>
      {sides.map(({ align, word }, index) => (
        <MenuButton
          key={align}
          label={t(word)}
          icon={align}
          isOn={state.sides[index] ?? false}
          onPress={() => alignTo(editor, align)}
        />
      ))}
      <MenuButton
        label={t('article.menu.undo')}
        icon="undo"
        isOff={!state.canUndo}
        onPress={() => editor.chain().focus().undo().run()}
      />
      <MenuButton
        label={t('article.menu.redo')}
        icon="redo"
        isOff={!state.canRedo}
        onPress={() => editor.chain().focus().redo().run()}
      />
    </fieldset>
  );
}
