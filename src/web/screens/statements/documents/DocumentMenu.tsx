/** Menu of the documents of statements: each is made and saved when it is chosen. */
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/control/Button.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import { documentsText } from './text.es.ts';

interface DocumentMenuProps<Asked> {
  title: string;
  offered: readonly (readonly [name: string, asked: Asked])[];
  isPending: boolean;
  onSave: (asked: Asked) => void;
  /** Below the documents. */
  children?: ReactNode;
}

export function DocumentMenu<Asked>({ title, offered, isPending, onSave, children }: DocumentMenuProps<Asked>) {
  return (
    <Popover
      title={title}
      trigger={
        <Button loading={isPending} icon={<Icon of={Download} />}>
          {documentsText.export}
        </Button>
      }
    >
      {(close) => (
        <Stack gap={4}>
          {offered.map(([name, asked]) => (
            <Button
              key={name}
              type="text"
              onClick={() => {
                close();
                onSave(asked);
              }}
            >
              {name}
            </Button>
          ))}
          {children}
        </Stack>
      )}
    </Popover>
  );
}
