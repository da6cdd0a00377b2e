/**
 * In place of a screen while no company is chosen: asks for one. Who has none reads how they come to have one, or that
 * all of theirs are inactive.
 */
import { useNavigate } from 'react-router';
import { useCompanies } from '../../data/companies/companies.ts';
import { isAdmin } from '../../data/session/session.ts';
import { newCompanyWords, noCompanyText as text } from '../../data/users/hindrance.es.ts';
import { useHindrance, useUntold } from '../../data/users/hindrance.ts';
import { Button } from '../control/Button.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import { InactiveCompany } from './InactiveCompany.tsx';

interface NoneChosenProps {
  choose: string;
  /** For who has no company and may create one. */
  none?: string;
  /** A company may be created instead of choosing one. */
  creates?: boolean;
}

export function NoneChosen({ choose, none = text.none, creates = false }: NoneChosenProps) {
  const navigate = useNavigate();
  const { data: companies } = useCompanies();
  const words = useNoCompanyWords(none);
  const mayCreate = useHindrance('empresas.editar', null, newCompanyWords) === null;
  const create = mayCreate && (
    <Button type="primary" onClick={() => void navigate('/empresa')}>
      {text.create}
    </Button>
  );
  if (companies && companies.length > 0) return <EmptyState action={creates && create}>{choose}</EmptyState>;
  return (
    <InactiveCompany company={0}>
      <EmptyState action={create}>{words}</EmptyState>
    </InactiveCompany>
  );
}

/** What who has no company reads: `none` if they may create one, and no banner says that nobody may. */
export function useNoCompanyWords(none: string): string {
  const untold = useUntold(useHindrance('empresas.editar', null, newCompanyWords));
  return isAdmin() ? text.noSupport : (untold ?? none);
}
