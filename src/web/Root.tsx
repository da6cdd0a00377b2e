/** What stands around every page, signed in or not: theme, language, notices and the overlay. */
import { ConfigProvider } from 'antd';
import spanish from 'antd/locale/es_ES.js';
import { Outlet } from 'react-router';
import { useThemeMode } from './data/theme-mode.ts';
import { LoadingOverlay } from './shell/LoadingOverlay.tsx';
import { antTheme } from './theme.ts';
import { Notices } from './ui/Notices.tsx';

const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;

export function Root() {
  const mode = useThemeMode();
  return (
    <ConfigProvider locale={spanish.default} theme={antTheme(mode, motion)} wave={{ disabled: true }}>
      <Outlet />
      <Notices />
      <LoadingOverlay />
    </ConfigProvider>
  );
}
