/** Progress of the registration. */

import { Check } from 'lucide-react';
import { ProgressBar } from '../../ui/control/ProgressBar.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { phone, useMedia } from '../../ui/page/use-media.ts';
import styles from './Register.module.css';
import { registerText } from './text.es.ts';

export function StepList({ current }: { current: number }) {
  const { steps } = registerText;
  const isPhone = useMedia(phone);
  return (
    <nav aria-label={registerText.title} className={styles.steps}>
      {isPhone ? (
        <Stack>
          <Text as="p" tone="secondary">
            {registerText.stepOf(current, steps.length)} <b>{steps[current - 1]}</b>
          </Text>
          <ProgressBar share={current / steps.length} label={registerText.title} />
        </Stack>
      ) : (
        <Row as="ol">
          {steps.map((name, index) => {
            const step = index + 1;
            return (
              <Row
                as="li"
                grow
                key={name}
                aria-current={step === current ? 'step' : undefined}
                data-done={step < current || undefined}
              >
                <span className={styles.number}>
                  {step < current ? <Icon of={Check} size={14} bold label={registerText.done} /> : step}
                </span>
                {name}
              </Row>
            );
          })}
        </Row>
      )}
    </nav>
  );
}
