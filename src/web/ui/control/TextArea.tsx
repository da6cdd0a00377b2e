/** Multi-line field with auto-height. */
import type { TextareaHTMLAttributes } from 'react';
import styles from './Input.module.css';

export function TextArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea rows={2} {...props} className={styles.area} />;
}
