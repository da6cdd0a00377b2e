/** Copies a text, with feedback at the button. */
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../data/failures/notices.ts';
import { Button } from '../control/Button.tsx';
import { Icon } from '../mark/Icon.tsx';
import { uiText } from '../text.es.ts';
import { copyText } from './copy-text.ts';

interface CopyButtonProps {
  text: string;
  /** Accessible name of a button without words. */
  label?: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const Sign = copied ? Check : Copy;
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (!done) notify({ title: uiText.notCopied });
  };
  if (label !== undefined) {
    return (
      <Button
        type="text"
        icon={<Icon of={Sign} />}
        aria-label={label}
        title={copied ? uiText.copied : uiText.copy}
        onClick={() => void copy()}
      />
    );
  }
  return (
    <Button icon={<Icon of={Sign} />} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? uiText.copied : uiText.copy}</span>
    </Button>
  );
}
