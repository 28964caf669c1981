// Three posts as a sample; the third with pictures that follow one another.
import { LikeOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button, Carousel } from 'antd';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../ui/use-media.ts';

const posts = [
  { who: 'Iron Man', words: 'demo.profile.post1' },
  { who: 'Captain American', words: 'demo.profile.post2' },
  { who: 'Spider Man', words: 'demo.profile.post3' },
] as const;
const colours = ['#1668dc', '#0b7a5b', '#9a3412', '#6b21a8'];
const eachMs = 6_000;

export function ProfileActivity() {
  const { t } = useTranslation();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  return posts.map(({ who, words }, at) => (
    <article key={who} className="dm-post">
      <h3>{who}</h3>
      <p>{t(words)}</p>
      {at === posts.length - 1 && (
        <Carousel autoplay={!isStill} autoplaySpeed={eachMs} className="dm-carousel">
          {colours.map((colour, picture) => (
            <svg key={colour} viewBox="0 0 320 120">
              <title>{t('demo.profile.picture', { number: picture + 1 })}</title>
              <rect width="320" height="120" fill={colour} />
              <circle cx={60 + picture * 60} cy="60" r="36" fill="#ffffff" opacity="0.85" />
            </svg>
          ))}
        </Carousel>
      )}
      <div className="dm-buttons">
        <Button type="text" size="small" icon={<ShareAltOutlined aria-hidden />}>
          {t('demo.profile.share')}
        </Button>
        <Button type="text" size="small" icon={<LikeOutlined aria-hidden />}>
          {t('demo.profile.like')}
        </Button>
      </div>
    </article>
  ));
}
