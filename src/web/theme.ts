/**
 * The Ant Design theme. Every colour is set, because the dark algorithm would derive other greens and greys.
 * The same values stand in theme.css for our own markup.
 */
import { type ThemeConfig, theme } from 'antd';

export type ThemeMode = 'light' | 'dark';

/** Each token with its light and its dark value. */
export const colors = {
  colorPrimary: ['#0b6b57', '#4fbfa3'],
  colorPrimaryHover: ['#095646', '#6bcdb5'],
  colorPrimaryActive: ['#095646', '#6bcdb5'],
  colorPrimaryBg: ['#e8f1ee', '#15302a'],
  colorPrimaryBgHover: ['#e8f1ee', '#15302a'],
  colorLink: ['#0b6b57', '#4fbfa3'],
  colorLinkHover: ['#095646', '#6bcdb5'],
  colorBgLayout: ['#fafaf7', '#0f1513'],
  colorBgContainer: ['#ffffff', '#151c19'],
  colorBgElevated: ['#ffffff', '#1b2420'],
  colorFillAlter: ['#f4f5f1', '#121916'],
  colorText: ['#14211d', '#e6ece8'],
  colorTextSecondary: ['#42504a', '#b8c3be'],
  colorTextTertiary: ['#5c6b66', '#94a19b'],
  colorTextDescription: ['#5c6b66', '#94a19b'],
  colorTextPlaceholder: ['#5c6b66', '#94a19b'],
  colorTextQuaternary: ['#5c6b66', '#94a19b'],
  colorTextDisabled: ['#9aa39f', '#5f6a65'],
  colorIcon: ['#5c6b66', '#94a19b'],
  colorIconHover: ['#14211d', '#e6ece8'],
  colorBorder: ['#87918c', '#6e7a75'],
  colorBorderSecondary: ['#e4e6e1', '#26302c'],
  colorSplit: ['#e4e6e1', '#26302c'],
  colorError: ['#b3261e', '#f2857c'],
  colorWarning: ['#c2570c', '#f0a15e'],
  colorSuccess: ['#1e7b4f', '#5cc08b'],
  colorInfo: ['#2f6db5', '#7fb0ee'],
  controlItemBgHover: ['#f5f7f3', '#1a2320'],
  controlItemBgActive: ['#e8f1ee', '#15302a'],
  colorBgMask: ['rgb(20 33 29 / 0.38)', 'rgb(0 0 0 / 0.6)'],
  boxShadow: ['0 6px 24px rgb(20 33 29 / 0.14)', '0 6px 24px rgb(0 0 0 / 0.55)'],
  boxShadowSecondary: ['0 6px 24px rgb(20 33 29 / 0.14)', '0 6px 24px rgb(0 0 0 / 0.55)'],
} as const;

const onPrimary = { light: '#ffffff', dark: '#07130f' } as const;

const common = {
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontSize: 14,
  fontSizeSM: 12,
  fontSizeLG: 16,
  borderRadius: 6,
  borderRadiusLG: 8,
  borderRadiusSM: 4,
  controlHeight: 32,
  controlHeightLG: 40,
  controlHeightSM: 24,
  wireframe: false,
  motionDurationMid: '0.12s',
  lineWidthFocus: 2,
};

function pick(mode: ThemeMode): Record<keyof typeof colors, string> {
  const index = mode === 'light' ? 0 : 1;
  const entries = Object.entries(colors).map(([name, values]) => [name, values[index]]);
  return Object.fromEntries(entries);
}

/** The theme for `ConfigProvider`; without motion for whoever asks the system for none. */
export function antTheme(mode: ThemeMode, motion: boolean): ThemeConfig {
  const token = pick(mode);
  return {
    // What the algorithms make of our colours is put back to exactly our colours; the rest they derive.
    algorithm: [
      mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
      (seed, derived) => ({ ...(derived ?? theme.defaultAlgorithm(seed)), ...token }),
    ],
    cssVar: { key: 'cuadre' },
    hashed: false,
    token: { ...common, ...token, motion },
    components: {
      Button: {
        primaryColor: onPrimary[mode],
        dangerColor: onPrimary[mode],
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
        contentFontSizeLG: 14,
        defaultBorderColor: token.colorBorder,
        defaultHoverBorderColor: token.colorPrimary,
        defaultHoverColor: token.colorPrimary,
      },
      Form: { labelColor: token.colorText, labelHeight: 20, verticalLabelPadding: '0 0 6px', itemMarginBottom: 16 },
      Select: { optionSelectedBg: token.colorPrimaryBg, optionSelectedFontWeight: 500 },
      Segmented: {
        trackBg: token.colorFillAlter,
        itemSelectedBg: token.colorBgElevated,
        itemColor: token.colorTextSecondary,
      },
      Table: {
        cellPaddingBlockSM: 7,
        cellPaddingInlineSM: 12,
        headerBg: token.colorFillAlter,
        headerColor: token.colorTextTertiary,
        headerSplitColor: 'transparent',
        rowSelectedBg: token.colorPrimaryBg,
        rowSelectedHoverBg: token.colorPrimaryBg,
        rowHoverBg: token.controlItemBgHover,
        borderColor: token.colorBorderSecondary,
      },
      Tabs: { inkBarColor: token.colorPrimary, horizontalItemPadding: '8px 0' },
      // As large as a finger must find it.
      Switch: { trackHeight: 24, handleSize: 20 },
      Upload: { colorFillAlter: token.colorBgContainer },
      Layout: { headerBg: token.colorBgLayout, siderBg: token.colorBgLayout, headerHeight: 56 },
    },
  };
}
