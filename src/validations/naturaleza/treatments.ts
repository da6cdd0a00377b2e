/** Treatment of the accounts of each role: rule, scope, and severity of a contrary balance. */

import type { Severity } from '#core/engine/severity.ts';
import type { Cents } from '#core/money/money.ts';

export type Rule =
  | 'NAT-1'
  | 'NAT-2'
  | 'NAT-3'
  | 'NAT-4'
  | 'NAT-5'
  | 'NAT-6'
  | 'NAT-7'
  | 'NAT-8'
  | 'NAT-9'
  | 'NAT-10'
  | 'NAT-11'
  | 'NAT-12'
  | 'NAT-13'
  | 'NAT-14'
  | 'NAT-15';

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
  rule: Rule;
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
  rule: Rule,
  scope: Scope,
  severity: Treatment['severity'],
  options: Partial<Pick<Treatment, 'names' | 'ownNitIsNormal' | 'softThirdParties' | 'reclassified'>> = {},
): Treatment {
  return {
    rule,
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
  caja: treatment('NAT-1', 'account', always('critica')),
  bancos: treatment('NAT-2', 'account', always('alta')),
  ahorros: treatment('NAT-3', 'account', always('critica'), { reclassified: 'never' }),
  clientes: treatment('NAT-4', 'thirdParties', bySize),
  proveedores: treatment('NAT-5', 'thirdParties', bySize),
  deudores: treatment('NAT-6', 'thirdParties', bySize),
  impuestosAFavor: treatment('NAT-15', 'thirdParties', bySizeOfTotal, { reclassified: 'total' }),
  pasivos: treatment('NAT-7', 'thirdParties', bySize),
  inventarios: treatment('NAT-8', 'account', always('alta'), { names: false }),
  activosFijos: treatment('NAT-9', 'account', always('alta'), { names: false }),
  impuestosPorPagar: treatment('NAT-10', 'prefix', always('baja'), { names: false }),
  retenciones: treatment('NAT-11', 'prefix', bySize, { names: false, reclassified: 'never' }),
  // The total may be correct while a payment of one concept was booked under another.
  conceptoRetenido: treatment('NAT-11', 'account', always('baja'), { reclassified: 'never' }),
  resultado: treatment('NAT-12', 'thirdParties', ofTheYear, { ownNitIsNormal: true, softThirdParties: true }),
  ajustes: treatment('NAT-13', 'account', always('baja')),
  orden: treatment('NAT-14', 'thirdParties', always('baja'), { ownNitIsNormal: true, reclassified: 'never' }),
  otras: treatment('NAT-14', 'thirdParties', bySize, { ownNitIsNormal: true, reclassified: 'never' }),
};
