/** In place of an empty screen: that its company is inactive, or all companies of the user are; otherwise the children. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useInactiveNotice } from '../../data/companies/use-inactive-notice.ts';
import { Button } from '../control/Button.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import { SkeletonRows } from '../state/SkeletonRows.tsx';

interface InactiveCompanyProps {
  /** Company of the address, 0 for none chosen. */
  company: number;
  children: ReactNode;
}

export function InactiveCompany({ company, children }: InactiveCompanyProps) {
  const navigate = useNavigate();
  const notice = useInactiveNotice(company);
  if (notice === undefined) return <SkeletonRows rows={2} columns="2fr 1fr" />;
  if (notice === null) return children;
  const { words, action } = notice;
  const button = action && (
    <Button type="primary" onClick={() => void navigate(action.to)}>
      {action.label}
    </Button>
  );
  return <EmptyState action={button}>{words}</EmptyState>;
}
