/** Where in the registration somebody is. */
import { Check } from 'lucide-react';
import { Icon } from '../../ui/mark/Icon.tsx';
import styles from './Register.module.css';
import { registerText } from './text.es.ts';

export function StepList({ current }: { current: number }) {
  const { steps } = registerText;
  return (
    <nav aria-label={registerText.title} className={styles.steps}>
      <p className={styles.stepOf}>
        {registerText.stepOf(current, steps.length)} <b>{steps[current - 1]}</b>
      </p>
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
