/** Public catalogues of forms. They change with releases only, so each is fetched once. */
import { useQueries, useQuery } from '@tanstack/react-query';
import {
  accountableSoftware,
  departments,
  documentTypes,
  economicActivities,
  icaRegimeTypes,
  regimeTypes,
} from '#api/kernel/catalogues/calls.gen.ts';
import { call } from './transport/api.ts';

const forGood = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** Catalogues of the company form, in this order: packages, regimes, departments, activities, ICA regimes. */
export function useCompanyCatalogues() {
  return useQueries({
    queries: [
      { ...forGood, queryKey: ['accountable-software'], queryFn: () => call(accountableSoftware) },
      { ...forGood, queryKey: ['regime-types'], queryFn: () => call(regimeTypes) },
      { ...forGood, queryKey: ['department'], queryFn: () => call(departments) },
      { ...forGood, queryKey: ['economic-activities'], queryFn: () => call(economicActivities) },
      { ...forGood, queryKey: ['ica-regime-types'], queryFn: () => call(icaRegimeTypes) },
    ],
  });
}

/** Regimes of the income tax, as options; empty until they are known. */
export function useIncomeTaxRegimes(): { value: number; label: string }[] {
  const { data } = useQuery({ ...forGood, queryKey: ['regime-types'], queryFn: () => call(regimeTypes) });
  const own = data?.data.filter(({ group }) => group === 'renta') ?? [];
  return own.map(({ rety_id, rety_name }) => ({ value: rety_id, label: rety_name }));
}

/** With their municipalities. */
export function useDepartments() {
  return useQuery({
    ...forGood,
    queryKey: ['department'],
    queryFn: () => call(departments),
    select: ({ data }) => data,
  });
}

export function useDocumentTypes() {
  return useQuery({
    queryKey: ['document-types'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await call(documentTypes)).data,
  });
}
