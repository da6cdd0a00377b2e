/** How to get the file out of the accounting software, for who does not have it yet. */
import { Popover } from 'antd';
import type { ReactNode } from 'react';
import styles from './DropArea.module.css';
import { loadText } from './text.es.ts';

/** `children` stand at the end of the line. */
export function HowToExport({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.how}>
      {loadText.how}
      <Steps title={loadText.howSiigo} steps={loadText.howSiigoSteps} />
      <Steps title={loadText.howOther} steps={loadText.howOtherSteps} />
      {children}
    </div>
  );
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  const content = (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
  return (
    <Popover trigger="click" placement="bottomLeft" arrow={false} content={content}>
      <button type="button">{title}</button>
    </Popover>
  );
}
