/** Fields in two columns, one on phones. */
import type { ReactNode } from 'react';
import { Columns } from '../layout/Layout.tsx';

export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Columns of="repeat(2, minmax(0, 1fr))" gap={24} rowGap={0}>
      {children}
    </Columns>
  );
}
