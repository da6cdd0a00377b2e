/** Cases of the crossing with what third parties reported: books of December, and rows of the report. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

export interface ReportedCase extends ValidationCase {
  /** A line a row: `id name | detail | suggested use | amount`, pesos. */
  reported: string;
}

const books = `
  11100501 Bancolombia corriente | 890903938 Bancolombia S.A.       | 0 |  9000000 |       0 |  9000000
  11200501 Davivienda ahorros    |                                  | 0 |  4000000 |       0 |  4000000
  13551501 Retención en ventas   | 900466500 Tostadora S.A.S.       | 0 |   250000 |       0 |   250000
  13551501 Retención en ventas   | 900300400 Hotel del Mar S.A.S.   | 0 |   100000 |       0 |   100000
  13551501 Autorretención        | 900481237 El Roble S.A.S.        | 0 |   400000 |       0 |   400000
  13551701 IVA retenido          | 900466500 Tostadora S.A.S.       | 0 |    28500 |       0 |    28500
  13050501 Clientes              | 900466500 Tostadora S.A.S.       | 0 | 11900000 |       0 | 11900000
  41352001 Ventas                | 900466500 Tostadora S.A.S.       | -9000000 | 10000000 | 1000000 | 0
  41352001 Ventas                | 900300400 Hotel del Mar S.A.S.   | -4000000 |  4000000 |       0 | 0
  51953001 Papelería             | 900731118 La Esquina S.A.S.      |  1800000 |   200000 | 2000000 | 0
  51350501 Vigilancia            | 830477651 Vigías Ltda.           |  3000000 |        0 |       0 | 3000000
`;

const agreeing = `
  900466500-1 Tostadora S.A.S. | Retención en la fuente practicada (Concepto: 5004) | R132 Retenciones | 250000
  900466500 Tostadora S.A.S.   | Retención de IVA practicada | | 28500
  900466500 Tostadora S.A.S.   | Compras (Concepto: 5007) | Tope 1 - Ingresos | 10000000
  900300400 Hotel del Mar S.A.S. | Retención en la fuente practicada (Concepto: 5004) | R132 Retenciones | 100000
  900300400 Hotel del Mar S.A.S. | Pagos o abonos en cuenta sujetos a retención | | 4000000
  900731118 La Esquina S.A.S.  | Ingresos recibidos (Concepto: 4001) | | 2000000
  830477651 Vigías Ltda.       | Ventas de bienes y servicios | | 3000000
  890903938 Bancolombia S.A.   | Saldo cuenta corriente a 31 de diciembre | Tope 2 - Patrimonio | 9000000
  860034313 Banco Davivienda   | Saldo de cuentas de ahorro | R29 Patrimonio bruto | 4000000
  860034313 Banco Davivienda   | Consumos con tarjeta de crédito | Tope 3 - Consumo TC | 700000
`;

export const cases: readonly ReportedCase[] = [
  {
    name: 'lo que cruza: con cierre de año, con banco sin tercero, con redondeo, con autorretención y con lo que es de otro lado',
    period: '2025-12',
    books,
    reported: agreeing.replace('| 250000', '| 249600'),
    findings: [],
  },
  {
    name: 'una retención que falta y otra que nadie reportó',
    period: '2025-12',
    books: `${books}
  13551501 Retención en ventas   | 900999888 Sin Reporte S.A.S.     | 0 |   70000 |       0 |   70000`,
    reported: agreeing.replace('| 250000', '| 310000'),
    findings: [
      { rule: 'REP-1', account: '13551501', severity: 'alta', people: ['900466500'], amount: 60000, hasEntry: true },
      { rule: 'REP-2', account: '13551501', severity: 'alta', people: ['900999888'], amount: 70000, hasEntry: false },
    ],
  },
  {
    name: 'un cliente que los libros no tienen, una compra de más y un banco con otro saldo',
    period: '2025-12',
    books,
    reported: `${agreeing.replace('| 3000000', '| 2400000').replace('| 9000000', '| 9350000')}
      901578238 Tecniservicios S.A.S. | Servicios (Concepto: 5004) | | 5200000`,
    findings: [
      { rule: 'REP-3', account: null, severity: 'alta', people: ['901578238'], amount: 5200000, hasEntry: false },
      { rule: 'REP-4', account: '51350501', severity: 'media', people: ['830477651'], amount: 600000 },
      { rule: 'REP-5', account: '11100501', severity: 'media', people: ['890903938'], amount: 350000 },
    ],
  },
  {
    name: 'lo que las palabras no dicen lo dicen los libros; lo que nadie sabe no se cruza',
    period: '2025-12',
    books,
    reported: `
      900466500 Tostadora S.A.S.     | Valor informado A | | 10000000
      900300400 Hotel del Mar S.A.S. | Valor informado A | | 4000000
      900731118 La Esquina S.A.S.    | Valor informado A | | 500000
      900731118 La Esquina S.A.S.    | Valor informado B | | 123456`,
    findings: [{ rule: 'REP-3', account: null, people: ['900731118'], amount: 500000 }],
    notEvaluated: ['REP-3'],
  },
  {
    name: 'de un proveedor con deuda no se sabe lo comprado si faltan meses',
    period: '2025-12',
    books: `${books}
  22050501 Proveedores | 900777666 Granos S.A.S. | 0 | 0 | 800000 | -800000`,
    reported: `${agreeing}
      900777666 Granos S.A.S. | Ventas de bienes y servicios | | 66000000`,
    findings: [],
    notEvaluated: ['REP-4'],
  },
  {
    name: 'bancos que los libros no nombran se cruzan juntos, y un gasto con deuda se conoce',
    period: '2025-12',
    books: `
  11100501 Bancos moneda nacional |                        | 0 | 9000000 | 0 |  9000000
  51350501 Vigilancia             | 830477651 Vigías Ltda. | 3000000 | 0 | 0 | 3000000
  23350501 Por pagar              | 830477651 Vigías Ltda. | 0 | 0 | 900000 | -900000`,
    reported: `
      890903938 Bancolombia S.A. | Saldo cuenta corriente | | 5000000
      860034313 Banco Davivienda | Saldo cuenta de ahorros | | 4300000
      830477651 Vigías Ltda.     | Ventas de bienes y servicios | | 3500000`,
    findings: [
      { rule: 'REP-4', account: '51350501', people: ['830477651'], amount: 500000 },
      { rule: 'REP-5', account: '11100501', people: ['890903938'], amount: 300000 },
    ],
  },
  {
    name: 'con los libros de otro mes no se cruza',
    period: '2025-11',
    books,
    reported: agreeing,
    findings: [],
    outcome: 'no_aplica',
  },
];
