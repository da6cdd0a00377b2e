/** Catalogues of the company form, as options. */
import { useCompanyCatalogues } from '../data/catalogues.ts';

export interface Option<Value> {
  value: Value;
  label: string;
}

export interface Catalogues {
  software: Option<number>[];
  /** Only income tax regimes can be chosen; the others only display existing values. */
  regimes: (Option<number> & { incomeTax: boolean })[];
  departments: Option<string>[];
  /** By department. */
  cities: ReadonlyMap<string, Option<string>[]>;
  activities: Option<string>[];
  ica: Option<string>[];
}

/** Group of the selectable regimes: VAT and the rest are questions of the profile. */
const incomeTax = 'renta';

/** Undefined until all are loaded. */
export function useCatalogues(): { catalogues: Catalogues | undefined; failure: Error | null; retry: () => void } {
  const [software, regimes, places, activities, ica] = useCompanyCatalogues();
  const all = [software, regimes, places, activities, ica];
  const failure = all.find(({ error }) => error)?.error ?? null;
  const retry = () => void Promise.all(all.filter(({ error }) => error).map(({ refetch }) => refetch()));
  if (!software.data || !regimes.data || !places.data || !activities.data || !ica.data) {
    return { catalogues: undefined, failure, retry };
  }
  const named = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name });
  const catalogues: Catalogues = {
    software: software.data.data.map(({ acso_id, acso_name }) => ({ value: acso_id, label: acso_name })),
    regimes: regimes.data.data.map(({ rety_id, rety_name, group }) => ({
      value: rety_id,
      label: rety_name,
      incomeTax: group === incomeTax,
    })),
    departments: places.data.data.map(named),
    cities: new Map(places.data.data.map(({ code, municipalities }) => [code, municipalities.map(named)])),
    activities: activities.data.data.map(({ code, description }) => ({ value: code, label: `${code} ${description}` })),
    ica: ica.data.data.map(named),
  };
  return { catalogues, failure: null, retry };
}
