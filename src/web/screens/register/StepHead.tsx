/** Title of a step and one sentence of what it is for; focus starts here. */
import { useEffect, useRef } from 'react';
import styles from './Register.module.css';

export function StepHead({ title, context }: { title: string; context: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{context}</p>
    </div>
  );
}
