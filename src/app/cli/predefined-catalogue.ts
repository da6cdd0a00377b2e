/** The validations over the predefined parametrization that ships for an accounting package, as the service audits a new company. */
import { shippedSettings } from '#api/audits/predefined/shipped.ts';
import { catalogue } from '#app/catalogue.ts';
import type { Catalogue } from '#core/engine/run-validations.ts';
import { withPredefined } from '#core/engine/settings/predefined.ts';
import { type AccountableSoftware, listAccountableSoftware } from '#core/reference/chart/accountable-software.ts';
import { cliText } from './text.es.ts';

export interface PredefinedCatalogue extends Catalogue {
  /** Name of the package, where its predefined parametrization changes something; null otherwise. */
  software: string | null;
}

/** `siigo_nube` for Siigo Nube: what `--software` takes. */
export function softwareWord(name: string): string {
  return name.toLowerCase().replaceAll(/[\s-]+/g, '_');
}

/** Throws a Spanish message for an unknown package. */
export function namedSoftware(given: string): AccountableSoftware {
  const all = listAccountableSoftware();
  const found = all.find(({ name }) => softwareWord(name) === softwareWord(given.trim()));
  if (found === undefined)
    throw new Error(
      cliText.unknownSoftware(
        given,
        all.map(({ name }) => softwareWord(name)),
      ),
    );
  return found;
}

/** `softwareId`: null where the layout says no package. */
export async function predefinedCatalogue(softwareId: number | null): Promise<PredefinedCatalogue> {
  const shipped = softwareId === null ? {} : await shippedSettings(softwareId);
  if (Object.keys(shipped).length === 0) return { ...catalogue, software: null };
  const validations = catalogue.validations.map((validation) => withPredefined(validation, shipped[validation.id]));
  const software = listAccountableSoftware().find(({ id }) => id === softwareId)?.name ?? null;
  return { ...catalogue, validations, software };
}
