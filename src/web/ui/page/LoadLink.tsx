/** Leads to the load of a company's balances; nothing for who may only look. */
import type { ReactNode } from 'react';
import { loadPath } from '../../data/routes/company-route.ts';
import { useHindrance } from '../../data/users/hindrance.ts';
import { Button } from '../control/Button.tsx';

interface LoadLinkProps {
  company: number;
  /** `2026-02`; default: any month. */
  period?: string | null;
  /** Default: an ordinary button. */
  type?: 'primary' | 'inline';
  children: ReactNode;
}

export function LoadLink({ company, period = null, type, children }: LoadLinkProps) {
  if (useHindrance('auditoria.ejecutar', company) !== null) return null;
  return (
    <Button {...(type && { type })} href={loadPath(company, period)}>
      {children}
    </Button>
  );
}
