import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colors } from './theme.ts';

/** Which variable of theme.css is which token of Ant Design. */
const same = {
  paper: 'colorBgLayout',
  surface: 'colorBgContainer',
  raised: 'colorBgElevated',
  sunken: 'colorFillAlter',
  hover: 'controlItemBgHover',
  selected: 'colorPrimaryBg',
  line: 'colorBorderSecondary',
  control: 'colorBorder',
  ink: 'colorText',
  'ink-2': 'colorTextSecondary',
  'ink-3': 'colorTextTertiary',
  disabled: 'colorTextDisabled',
  primary: 'colorPrimary',
  'primary-h': 'colorPrimaryHover',
  critica: 'colorError',
  alta: 'colorWarning',
  baja: 'colorInfo',
  correcto: 'colorSuccess',
  mask: 'colorBgMask',
} as const;

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');

it.each(Object.entries(same))('--%s is %s', (variable, token) => {
  const [, light, dark] =
    new RegExp(`--${variable}: light-dark\\((#\\w+|rgb\\(.*?\\)), (#\\w+|rgb\\(.*?\\))\\);`).exec(css) ?? [];
  expect([light, dark]).toEqual([...colors[token]]);
});
