/** Multi-line field with auto-height. */
import type { Ref, TextareaHTMLAttributes } from 'react';
import styles from './Input.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea(props: TextAreaProps) {
  return <textarea rows={2} {...props} className={styles.area} />;
}
