/** What stands around every page, signed in or not: theme, language, notices and the overlay. */
import { ConfigProvider } from 'antd';
import spanish from 'antd/locale/es_ES.js';
import { Outlet } from 'react-router';
import { useThemeMode } from './data/session/theme-mode.ts';
import { LoadingOverlay } from './shell/LoadingOverlay.tsx';
import { antTheme } from './theme.ts';
import { usePhone } from './ui/page/use-phone.ts';
import { Notices } from './ui/state/Notices.tsx';

const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Ant Design writes its styles as it goes: the page's answer lets in those that carry this. */
const csp = { nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '' };

/**
 * Lists and menus open inside the landmark of what they belong to, so that screen readers find them there. Dialogs stand beside
 * the page and not on the body: over the body they would lock its scrolling with a style of their own, which the content security
 * policy refuses.
 */
function landmark(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('main, header, aside') ?? document.getElementById('root') ?? document.body;
}

export function Root() {
  const mode = useThemeMode();
  // Fingers need 40 px, and phones zoom into fields with text under 16 px.
  const size = usePhone() ? 'large' : 'middle';
  return (
    <ConfigProvider
      locale={spanish.default}
      theme={antTheme(mode, motion)}
      componentSize={size}
      getPopupContainer={landmark}
      wave={{ disabled: true }}
      csp={csp}
    >
      <Outlet />
      <Notices />
      <LoadingOverlay />
    </ConfigProvider>
  );
}
