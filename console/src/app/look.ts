// The look of the console: colours and shapes handed to the component library (document 2 §9).
import type { ThemeConfig } from 'antd';

/** #409EFF marks what is active; what carries white text is darker, to stay readable. */
export const look: ThemeConfig = {
  cssVar: { key: 'herald' },
  hashed: false,
  token: {
    colorPrimary: '#1668dc',
    colorLink: '#1668dc',
    colorError: '#c9302c',
    colorText: '#303133',
    colorTextSecondary: '#5c6066',
    colorTextTertiary: '#5c6066',
    colorTextDescription: '#5c6066',
    colorTextPlaceholder: '#6f747b',
    borderRadius: 6,
    wireframe: false,
  },
  components: {
    Layout: {
      siderBg: '#f5f5f5',
      lightSiderBg: '#f5f5f5',
      headerBg: '#ffffff',
      bodyBg: '#ffffff',
      headerHeight: 50,
      headerPadding: '0 16px',
    },
    // Paler than the library's own, so that links on it stay readable.
    Table: { rowSelectedBg: '#f2f8ff', rowSelectedHoverBg: '#ecf4ff' },
    Menu: {
      itemBg: '#f5f5f5',
      subMenuItemBg: '#f5f5f5',
      itemColor: '#303133',
      itemHoverBg: '#e9edf3',
      itemSelectedColor: '#409EFF',
      itemSelectedBg: '#e6f1ff',
      subMenuItemSelectedColor: '#409EFF',
    },
  },
};
