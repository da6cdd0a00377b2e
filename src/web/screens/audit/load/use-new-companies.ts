/** Files of a company that nobody had are taken for it as soon as it exists: it is created in a tab beside this one. */
import { useEffect, useEffectEvent } from 'react';
import type { Company } from '#api/companies/companies/contract.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { useAwaitedCompanies } from '../../../data/companies/companies.ts';
import { type LoadedFile, nitOfNobody } from './loaded-files.ts';

/** `assign` is told of each file whose company has come to be. */
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
