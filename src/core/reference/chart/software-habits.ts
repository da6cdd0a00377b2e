/**
 * What the books of an accounting package keep elsewhere than the PUC: prefixes that its predefined parametrization adds to
 * account roles. A package without an entry follows the PUC as the validations declare it.
 */

/** Prefixes by validation key and account role. */
export type SoftwareHabits = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const BIABLE = 8;

const habits: Readonly<Record<number, SoftwareHabits>> = {
  // Its charts for IFRS keep withholding payable in 2485, VAT withheld in 2487 and ICA withheld in 2488, beside the
  // 2365, 2367 and 2368 of the PUC.
  [BIABLE]: {
    retencion: { otrasRetenciones: ['2485'], reteIva: ['2487'], reteIca: ['2488'] },
    naturaleza: { retenciones: ['2485', '2487', '2488'] },
    mes_modificado: { impuestos: ['2485', '2487', '2488'] },
    inactiva: { conPropiaValidacion: ['2485', '2487', '2488'] },
    variacion: { impuestosMunicipales: ['2488'] },
  },
};

export function softwareHabits(softwareId: number): SoftwareHabits {
  return habits[softwareId] ?? {};
}
