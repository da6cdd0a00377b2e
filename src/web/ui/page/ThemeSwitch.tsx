/** Button to the other theme. */
import { Moon, Sun } from 'lucide-react';
import type { Theme } from '#api/access/auth/contract.ts';
import { otherTheme, useThemeMode } from '../../data/session/theme-mode.ts';
import { Button } from '../control/Button.tsx';
import { Icon } from '../mark/Icon.tsx';
import { uiText } from '../text.es.ts';

export function ThemeSwitch({ onChoose }: { onChoose: (theme: Theme) => void }) {
  const dark = useThemeMode() === 'dark';
  const words = dark ? uiText.useLight : uiText.useDark;
  return (
    <Button
      type="text"
      onClick={() => onChoose(otherTheme())}
      aria-label={words}
      title={words}
      icon={<Icon of={dark ? Sun : Moon} />}
    />
  );
}
