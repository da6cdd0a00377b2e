/** Progress of the registration. */
import { Check } from 'lucide-react';
import { ProgressBar } from '../../ui/control/ProgressBar.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import styles from './Register.module.css';
import { registerText } from './text.es.ts';

export function StepList({ current }: { current: number }) {
  const { steps } = registerText;
  return (
    <nav aria-label={registerText.title} className={styles.steps}>
      <Stack className={styles.stepOf}>
        <Text as="p" tone="secondary">
          {registerText.stepOf(current, steps.length)} <b>{steps[current - 1]}</b>
        </Text>
        <ProgressBar share={current / steps.length} label={registerText.title} />
      </Stack>
      <ol>
        {steps.map((name, index) => {
          const step = index + 1;
          return (
            <li key={name} aria-current={step === current ? 'step' : undefined} data-done={step < current || undefined}>
              <span className={styles.number}>
                {step < current ? <Icon of={Check} size={14} bold label={registerText.done} /> : step}
              </span>
              {name}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
