// Wherever a text is counted its figure is amber from nine tenths of what the channel takes.
import { Composition } from '@herald/contract/content.ts';
import type { ChannelChoice } from '@herald/contract/channels.ts';
import { postOf } from '@herald/contract/post.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { ArticleField } from './article-field.tsx';
import { DescriptionField } from './description-field.tsx';
import type { FileSlots } from './slots.ts';
import type { Checks } from './use-checks.ts';
import { testRules } from '../../lib/test-rules.ts';

beforeAll(() => speak('en'));

const nothing = () => undefined;
const nothingWrong: Checks = {
  problems: [],
  at: () => [],
  touch: nothing,
  now: () => [],
  showAll: nothing,
  touches: () => 0,
  addFromServer: nothing,
};
const empty = () => null;
const slots: FileSlots = {
  renderPictures: empty,
  renderVideo: empty,
  renderCover: empty,
  renderMaterials: empty,
  renderArticle: empty,
};
const limit = { counter: 'ascii-1-other-2', limit: 100, by: 'platform', source: '', since: '' } as const;
const names = { en: 'Summary', zh: '摘要', es: 'Resumen', ja: '要約' };
const summary: ChannelChoice = { at: 'description', name: names, limit };
const wechat = testRules({
  channelId: 17,
  name: 'WeChat',
  text: { required: false, limits: [limit], forbidden: '', marks: null, sent: true },
});
const lookOf = (markup: string) => /class="(cp-[a-z]+)">(?:WeChat )?\d+ \/ 100</.exec(markup)?.[1];
const looks = ['cp-hint', 'cp-warning', 'cp-warning', 'cp-error'];

describe('the figure beside a text', () => {
  test('is amber beside a description', () => {
    const look = (length: number) =>
      lookOf(
        renderToStaticMarkup(
          <DescriptionField choice={summary} value={'a'.repeat(length)} problems={[]} onChange={nothing} />,
        ),
      );
    expect([89, 90, 100, 101].map(look)).toEqual(looks);
  });

  test('is amber beside an article', () => {
    const look = (length: number) => {
      const media = [{ mediaType: 3, content: 'a'.repeat(length) }];
      const content = Composition.parse({ media });
      return lookOf(
        renderToStaticMarkup(
          <ArticleField
            {...{ content, slots }}
            post={postOf(content)}
            rules={[wechat]}
            checks={nothingWrong}
            change={nothing}
            onPlain={nothing}
          />,
        ),
      );
    };
    expect([89, 90, 100, 101].map(look)).toEqual(looks);
  });
});
