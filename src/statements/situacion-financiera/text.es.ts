/** Estado de situación financiera in Spanish. */
import type { StatementText } from '#core/statement/declaration.ts';

export const text: StatementText = {
  title: 'Estado de situación financiera',
  summary: 'Lo que la empresa tiene, lo que debe y lo que queda para sus dueños en una fecha.',
  labels: {
    currentAssets: 'Activo corriente',
    totalCurrentAssets: 'Total activo corriente',
    nonCurrentAssets: 'Activo no corriente',
    totalNonCurrentAssets: 'Total activo no corriente',
    unmappedAssets: 'Cuentas del activo sin línea',
    totalAssets: 'Total activo',
    currentLiabilities: 'Pasivo corriente',
    totalCurrentLiabilities: 'Total pasivo corriente',
    nonCurrentLiabilities: 'Pasivo no corriente',
    totalNonCurrentLiabilities: 'Total pasivo no corriente',
    unmappedLiabilities: 'Cuentas del pasivo sin línea',
    totalLiabilities: 'Total pasivo',
    equity: 'Patrimonio',
    unmappedEquity: 'Cuentas del patrimonio sin línea',
    openResult: { gain: 'Utilidad del ejercicio', loss: 'Pérdida del ejercicio' },
    earlierResult: {
      gain: 'Utilidad del ejercicio anterior por trasladar',
      loss: 'Pérdida del ejercicio anterior por trasladar',
    },
    carriedResult: 'Resultado de años anteriores sin cerrar',
    totalEquity: 'Total patrimonio',
    totalLiabilitiesAndEquity: 'Total pasivo y patrimonio',
    contraryPayables: 'Cuentas por pagar con saldo débito',
    contraryTaxes: 'Impuestos por pagar con saldo a favor',
    contraryCash: 'Bancos y cajas con saldo crédito (sobregiros)',
    contraryReceivables: 'Cuentas por cobrar con saldo crédito',
    contraryTaxAssets: 'Impuestos a favor con saldo por pagar',
  },
  notes: {
    contraryPayables:
      'Proveedores y otros acreedores a quienes se pagó más de lo que se les debía: no se netean con lo que se debe a los demás, se muestran como activo.',
    contraryTaxes: 'Cuentas de impuestos cuyo total quedó a favor de la empresa: se muestran como activo.',
    contraryCash: 'Cuentas del disponible con saldo crédito: son deuda con el banco y se muestran como pasivo.',
    contraryReceivables:
      'Clientes y otros deudores que tienen saldo a su favor: no se netean con lo que deben los demás, se muestran como pasivo.',
    contraryTaxAssets: 'Anticipos y retenciones a favor cuyo total quedó por pagar: se muestran como pasivo.',
    openResult: 'Ingresos menos costos y gastos del año, que el software todavía no lleva al patrimonio.',
    earlierResult:
      'La cuenta 36 todavía tiene el resultado del año anterior, que no se ha llevado a resultados acumulados (37). El de este año va aparte.',
    carriedResult:
      'Las cuentas de resultado abrieron el año con el saldo del año anterior: falta su asiento de cierre.',
    unmappedAssets: 'Di en qué línea va cada una en la parametrización de los estados financieros.',
    unmappedLiabilities: 'Di en qué línea va cada una en la parametrización de los estados financieros.',
    unmappedEquity: 'Di en qué línea va cada una en la parametrización de los estados financieros.',
  },
};
