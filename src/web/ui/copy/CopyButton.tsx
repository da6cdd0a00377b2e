/** Copies a text and says so where it was pressed. */

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../data/failures/notices.ts';
import { Button } from '../control/Button.tsx';
import { uiText } from '../text.es.ts';
import { copyText } from './copy-text.ts';

export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (!done) notify({ title: uiText.notCopied });
  };
  return (
    <Button icon={<Icon size={16} strokeWidth={1.75} aria-hidden />} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? uiText.copied : uiText.copy}</span>
    </Button>
  );
}
