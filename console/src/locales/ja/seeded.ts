// What the categories, topics, departments and roles are called that the house comes with.
import type { seeded as en } from '../en/seeded.ts';

export const seeded: typeof en = {
  hint: 'システムに登録済みの名前で、言語ごとに「{{name}}」のように表示されます。それ以外の名前は入力したとおりに表示されます。',
  categories: {
    international: '国際',
    politics: '政治',
    finance: '経済',
    society: '社会',
    culture: '文化',
    technology: '科学技術',
    sport: 'スポーツ',
    health: '健康',
    travel: '旅行',
  },
  topics: {
    beltAndRoad: '一帯一路',
    climate: '気候変動',
    countryside: '農村振興',
    innovation: '技術革新',
    heritage: '文化遺産',
    events: 'スポーツ大会',
  },
  departments: {
    international: '国際部',
    video: '映像部',
    finance: '経済部',
    culture: '文化部',
  },
  roles: {
    admin: '管理者',
    editor: '編集者',
    scheduler: '予約担当',
    guestWriter: '外部ライター',
  },
  roleWords: {
    admin: 'すべての部署のすべての操作。',
    editor: '作成・予約・公開と、未確認の結果の判断。',
    scheduler: '作成と予約。即時公開は不可。',
    guestWriter: '下書きの作成のみ。アカウントの閲覧と公開は不可。',
  },
};
