/** Reassigns files of an unknown company once it has been created in another tab. */
import { useEffect, useEffectEvent } from 'react';
import type { Company } from '#api/companies/companies/contract.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { useAwaitedCompanies } from '../../../data/companies/companies.ts';
import type { LoadedFile } from './loaded-file.ts';
import { nitOfNobody } from './loaded-files.ts';

/** `assign`: called for each file whose company now exists. */
export function useNewCompanies(files: readonly LoadedFile[], assign: (id: number, company: number) => void): void {
  const isWaiting = files.some((file) => nitOfNobody(file) !== null);
  const { data: companies } = useAwaitedCompanies(isWaiting);
  const take = useEffectEvent((known: readonly Company[]) => {
    for (const file of files) {
      const nit = nitOfNobody(file);
      const company = nit && known.find(({ attributes }) => attributes.comp_entity_id === thirdPartyKey(nit));
      if (company) assign(file.id, company.id);
    }
  });
  useEffect(() => {
    if (companies) take(companies);
  }, [companies]);
}
