/** Treatment of the accounts of each role: rule, scope, and severity of a contrary balance. */

import type { Severity } from '#core/engine/severity.ts';
import type { Cents } from '#core/money/money.ts';

/** Judged roles. `correctoras` and `sinNaturaleza` are not; the others only support judgement or correction. */
export type JudgedRole =
  | 'caja'
  | 'bancos'
  | 'ahorros'
  | 'clientes'
  | 'proveedores'
  | 'deudores'
  | 'impuestosAFavor'
  | 'pasivos'
  | 'inventarios'
  | 'activosFijos'
  | 'impuestosPorPagar'
  | 'retenciones'
  | 'conceptoRetenido'
  | 'resultado'
  | 'ajustes'
  | 'orden'
  | 'otras';

/**
 * - `account`: each account.
 * - `thirdParties`: each account and each of its third parties.
 * - `prefix`: the total under the role's prefix; auxiliaries and third parties may be contrary.
 */
export type Scope = 'account' | 'thirdParties' | 'prefix';

export interface Treatment {
  scope: Scope;
  /** `size`: amount at stake without circumstances; 0 when everything is explained. */
  severity(size: Cents, materiality: Cents, month: number, total: boolean): Severity;
  /** Whether findings name third parties: false where they mix suppliers and customers. */
  names: boolean;
  /** The company itself, and no third party, are normal where the total is correct. */
  ownNitIsNormal: boolean;
  /** Contrary third parties count only from materiality: signs by third party are often mixed. */
  softThirdParties: boolean;
  /**
   * Whether a reclassification corrects it: always, only for a whole account (among third parties it is a crossing), or
   * never, where documents are missing.
   */
  reclassified: 'always' | 'total' | 'never';
}

const always = (severity: Severity) => () => severity;

/** Alta from materiality, media below; baja when every contrary balance is explained. */
function bySize(size: Cents, materiality: Cents): Severity {
  if (size === 0n) return 'baja';
  return size >= materiality ? 'alta' : 'media';
}

/** A contrary whole account is judged by size; third parties of a correct account are presentation. */
function bySizeOfTotal(size: Cents, materiality: Cents, _month: number, total: boolean): Severity {
  return total ? bySize(size, materiality) : 'baja';
}

/** Reversals of last year's provisions leave a contrary balance in the first months, until the invoice arrives. */
function ofTheYear(size: Cents, materiality: Cents, month: number, total: boolean): Severity {
  return total && month > 2 && size >= materiality ? 'media' : 'baja';
}

function treatment(
  scope: Scope,
  severity: Treatment['severity'],
  options: Partial<Pick<Treatment, 'names' | 'ownNitIsNormal' | 'softThirdParties' | 'reclassified'>> = {},
): Treatment {
  return {
    scope,
    severity,
    names: true,
    ownNitIsNormal: false,
    softThirdParties: false,
    reclassified: 'always',
    ...options,
  };
}

export const treatments: Readonly<Record<JudgedRole, Treatment>> = {
  caja: treatment('account', always('critica')),
  bancos: treatment('account', always('alta')),
  ahorros: treatment('account', always('critica'), { reclassified: 'never' }),
  clientes: treatment('thirdParties', bySize),
  proveedores: treatment('thirdParties', bySize),
  deudores: treatment('thirdParties', bySize),
  impuestosAFavor: treatment('thirdParties', bySizeOfTotal, { reclassified: 'total' }),
  pasivos: treatment('thirdParties', bySize),
  inventarios: treatment('account', always('alta'), { names: false }),
  activosFijos: treatment('account', always('alta'), { names: false }),
  impuestosPorPagar: treatment('prefix', always('baja'), { names: false }),
  retenciones: treatment('prefix', bySize, { names: false, reclassified: 'never' }),
  // The total may be correct while a payment of one concept was booked under another.
  conceptoRetenido: treatment('account', always('baja'), { reclassified: 'never' }),
  resultado: treatment('thirdParties', ofTheYear, { ownNitIsNormal: true, softThirdParties: true }),
  ajustes: treatment('account', always('baja')),
  orden: treatment('thirdParties', always('baja'), { ownNitIsNormal: true, reclassified: 'never' }),
  otras: treatment('thirdParties', bySize, { ownNitIsNormal: true, reclassified: 'never' }),
};
