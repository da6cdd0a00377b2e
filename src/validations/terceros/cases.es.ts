/** Cases of the third parties: who must be there, who must not, and the exceptions that practice knows. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { customCases } from './custom-cases.es.ts';
import { masterCases } from './master-cases.es.ts';

export const cases: readonly ValidationCase[] = [
  {
    name: 'cada cuenta con quien le corresponde, y el NIT propio donde es normal',
    books: `
      11050501 Caja general             | 900481237 El Roble S.A.S. |   500000 | 0 | 0 |   500000
      11100501 Bancolombia corriente    | 890903938 Bancolombia     |  9000000 | 0 | 0 |  9000000
      11100502 Cuenta en un banco nuevo | 901999888 Banco Nuevo     |  1000000 | 0 | 0 |  1000000
      11200501 Ahorros                  | 900481237 El Roble S.A.S. |   800000 | 0 | 0 |   800000
      13050501 Clientes nacionales      | 900731118 La Esquina      |  4000000 | 0 | 0 |  4000000
      14350101 Mercancías               | 900481237 El Roble S.A.S. |  6000000 | 0 | 0 |  6000000
      15240501 Muebles                  | 900481237 El Roble S.A.S. |  2000000 | 0 | 0 |  2000000
      15921501 Depreciación acumulada   | 900481237 El Roble S.A.S. |  -400000 | 0 | 0 |  -400000
      16350501 Licencias                | 900481237 El Roble S.A.S. |   900000 | 0 | 0 |   900000
      22050501 Proveedores nacionales   | 830512774 Papeles Ltda.   | -3000000 | 0 | 0 | -3000000
      24040501 Renta vigencia corriente | 800197268 DIAN            | -1000000 | 0 | 0 | -1000000
      24120501 ICA                      | 890905211 Distrito de Medellín | -300000 | 0 | 0 | -300000
      24120502 ICA otro municipio       | 890982301 Municipio de Copacabana | -90000 | 0 | 0 | -90000
      37050501 Utilidades acumuladas    | 900481237 El Roble S.A.S. | -9000000 | 0 | 0 | -9000000
      51601501 Depreciación             | 900481237 El Roble S.A.S. |   100000 | 0 | 0 |   100000
      52601501 Depreciación ventas      | 900481237 El Roble S.A.S. |   100000 | 0 | 0 |   100000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
    notEvaluated: ['TER-7'],
  },
  {
    name: 'cartera sin tercero en una cuenta que lo lleva',
    books: `
      13050501 Clientes nacionales | 900731118 La Esquina | 4000000 |       0 | 0 | 4000000
      13050501 Clientes nacionales |                      |       0 | 3000000 | 0 | 3000000
    `,
    findings: [{ rule: 'TER-1', account: '13050501', severity: 'alta', people: [''], amount: 3000000 }],
  },
  {
    name: 'una cuenta que exige tercero y no trae ninguno: un solo hallazgo por cuenta',
    books: `
      13050501 Clientes nacionales | 900731118 La Esquina | 4000000 | 0 | 0 | 4000000
      22050501 Proveedores         |                      | -5000000 | 0 | 0 | -5000000
      51953001 Papelería           |                      |        0 | 250000 | 0 | 250000
    `,
    findings: [
      { rule: 'TER-1', account: '22050501', severity: 'alta', people: [''], amount: 5000000 },
      { rule: 'TER-1', account: '51953001', severity: 'alta', people: [''], amount: 250000 },
    ],
  },
  {
    name: 'ni el redondeo de una declaración ni el impuesto de renta dicen algo por no llevar tercero',
    books: `
      13050501 Clientes nacionales | 900731118 La Esquina | 4000000 | 0 | 0 | 4000000
      42958101 Ajuste al peso     | | -900 | 0 | 380 | -1280
      53959501 Ajuste al peso     | | 1200 | 400 | 0 | 1600
      54050501 Impuesto de renta  | | 0 | 46000000 | 0 | 46000000
      53152001 Impuestos asumidos | | 0 | 800000 | 0 | 800000
    `,
    findings: [
      { rule: 'TER-1', account: '42958101', severity: 'baja' },
      { rule: 'TER-1', account: '53152001', severity: 'media' },
      { rule: 'TER-1', account: '53959501', severity: 'baja' },
      { rule: 'TER-1', account: '54050501', severity: 'baja' },
    ],
  },
  {
    name: 'movimientos sin tercero en una cuenta de resultado que cierra en cero',
    books: `
      51953001 Papelería | 830512774 Papeles Ltda. | 0 | 400000 | 0 | 400000
      51953001 Papelería |                         | 0 | 90000 | 90000 | 0
    `,
    findings: [{ rule: 'TER-1', account: '51953001', people: [''], amount: 90000 }],
  },
  {
    name: 'el asiento de cierre del mes 13 no nombra terceros',
    period: '2025-13',
    books: `
      51953001 Papelería | 830512774 Papeles Ltda. | 490000 | 0 |      0 | 490000
      51953001 Papelería |                         |      0 | 0 | 490000 | -490000
      41352001 Ventas    | 900731118 La Esquina    |      0 | 0 |      0 | 0
      41352001 Ventas    |                         |      0 | 70000 | 70000 | 0
    `,
    findings: [{ rule: 'TER-1', account: '51953001', people: [''], amount: 490000 }],
  },
  {
    name: 'inventarios, costo y cuentas de orden pueden ir sin tercero; el ajuste al peso no cuenta',
    books: `
      13050501 Clientes     | 900731118 La Esquina | 4000000 | 0 | 0 | 4000000
      13050501 Clientes     |                      |     900 | 0 | 0 |     900
      14350101 Mercancías   |                      | 6000000 | 0 | 0 | 6000000
      61352001 Costo        |                      | 3000000 | 0 | 0 | 3000000
      83159501 Castigados   |                      |  700000 | 0 | 0 |  700000
      36050501 Utilidad     |                      | -700000 | 0 | 0 | -700000
    `,
    findings: [],
  },
  {
    name: 'un archivo sin terceros no se evalúa',
    books: `
      11050501 Caja     | |  1000000 | 0 | 0 |  1000000
      31150501 Aportes  | | -1000000 | 0 | 0 | -1000000
    `,
    outcome: 'no_evaluada',
    findings: [],
  },
  {
    name: 'cartera en consumidor final que no se ha recaudado',
    books: `
      13050501 Clientes  | 222222222222 Consumidor final | 0 | 9000000 | 0 | 9000000
      13050501 Clientes  | 900731118 La Esquina          | 0 | 1000000 | 0 | 1000000
    `,
    findings: [{ rule: 'TER-2', account: '13050501', severity: 'alta', people: ['222222222222'], amount: 9000000 }],
  },
  {
    name: 'ventas de mostrador a consumidor final, con su IVA y su recaudo del mes',
    books: `
      11050501 Caja general | 900481237 El Roble S.A.S.     | 0 | 11900000 |        0 |  11900000
      13050501 Clientes     | 222222222222 Consumidor final | 0 | 11900000 | 11900000 |         0
      24080101 IVA generado | 222222222222 Consumidor final | 0 |        0 |  1900000 |  -1900000
      41352001 Ventas       | 222222222222 Consumidor final | 0 |        0 | 10000000 | -10000000
      61352001 Costo        | 222222222222 Consumidor final | 0 |  6000000 |        0 |   6000000
    `,
    findings: [],
  },
  {
    name: 'las propinas y los bonos de regalo son del consumidor final',
    books: `
      28150501 Propinas por distribuir | 222222222222 Consumidor final | 0 | 0 | 4000000 | -4000000
      28059502 Bonos de regalo         | 222222222222 Consumidor final | 0 | 0 | 2000000 | -2000000
    `,
    findings: [],
  },
  {
    name: 'anticipos y números de relleno a nombre de nadie',
    books: `
      13300501 Anticipos a proveedores | 999999999 Varios            |  2000000 | 0 | 0 |  2000000
      28050501 Anticipos de clientes   | 222222222222 Consumidor final | -700000 | 0 | 0 |  -700000
      22050501 Proveedores             | 901555666 TERCEROS VARIOS   |  -300000 | 0 | 0 |  -300000
      22050501 Proveedores             | 830512774 Papeles Ltda.     |  -800000 | 0 | 0 |  -800000
      11050502 Caja menor              | 0 Varios                    |   200000 | 0 | 0 |   200000
    `,
    findings: [
      { rule: 'TER-2', account: '13300501', severity: 'alta', people: ['999999999'], amount: 2000000 },
      { rule: 'TER-2', account: '28050501', severity: 'alta', people: ['222222222222'], amount: 700000 },
      { rule: 'TER-2', account: '22050501', severity: 'alta', people: ['901555666'], amount: 300000 },
      { rule: 'TER-2', account: '11050502', severity: 'baja', people: ['0'], amount: 200000 },
    ],
  },
  {
    name: 'gastos pequeños de caja menor por cuantías menores pesan poco; los grandes no',
    books: `
      11050502 Caja menor | 52417886 Marta Rincón        | 300000 |       0 | 140000 | 160000
      51953001 Papelería  | 222222222 Cuantías menores   |      0 |  140000 |      0 | 140000
      51959501 Otros      | 222222222 Cuantías menores   |      0 | 9000000 |      0 | 9000000
      22050501 Proveedores | 830512774 Papeles Ltda.     |      0 |       0 | 9000000 | -9000000
    `,
    findings: [
      { rule: 'TER-2', account: '51953001', severity: 'baja', amount: 140000 },
      { rule: 'TER-2', account: '51959501', severity: 'alta', amount: 9000000 },
    ],
  },
  {
    name: 'del exterior: el genérico pesa menos y el numerado por la exógena es alguien',
    books: `
      22100501 Proveedores del exterior | 444444005 Shenzhen Lighting Co.   | -8000000 | 0 | 0 | -8000000
      22050502 Otros proveedores        | 444444444 Proveedor del exterior  | -5000000 | 0 | 0 | -5000000
      22050502 Otros proveedores        | US4758812 Amazon Web Services Inc | -2000000 | 0 | 0 | -2000000
    `,
    findings: [{ rule: 'TER-2', account: '22050502', severity: 'media', people: ['444444444'], amount: 5000000 }],
  },
  {
    name: 'renta por pagar a un proveedor en vez de la DIAN, con el traslado que lo corrige',
    books: `
      24040501 Renta vigencia corriente | 800197268 DIAN              | -9000000 | 0 |       0 |  -9000000
      24040501 Renta vigencia corriente | 900731118 La Esquina S.A.S. |        0 | 0 | 2000000 |  -2000000
      54050501 Impuesto de renta        | 800197268 DIAN              |        0 | 2000000 | 0 | 2000000
      13550501 Anticipo de renta        | 900481237 El Roble S.A.S.   |   700000 | 0 |       0 |    700000
    `,
    findings: [
      { rule: 'TER-3', account: '24040501', severity: 'alta', people: ['900731118'], amount: 2000000 },
      { rule: 'TER-3', account: '13550501', severity: 'media', people: ['900481237'], amount: 700000 },
    ],
  },
  {
    name: 'bancos, municipio y seguridad social: solo se acusa a quien se sabe que es otra cosa',
    books: `
      11100501 Banco          | 860002180 Seguros Comerciales | 500000 | 0 | 0 | 500000
      11100502 Banco          | 800197268 DIAN                | 900000 | 0 | 0 | 900000
      21051001 Pagarés        | 800251440 EPS Sanitas         | -4000000 | 0 | 0 | -4000000
      24120501 ICA            | 900731118 La Esquina S.A.S.   | -600000 | 0 | 0 | -600000
      23700501 Aportes a EPS  | 890903938 Bancolombia         | -310000 | 0 | 0 | -310000
      23700502 Aportes a EPS  | 900111222 Salud Nueva EPS     | -200000 | 0 | 0 | -200000
      23803001 Pensiones      | 800144331 Porvenir S.A.       | -800000 | 0 | 0 | -800000
      23803001 Pensiones      | 800224808 Fondo Porvenir      | -100000 | 0 | 0 | -100000
    `,
    findings: [
      { rule: 'TER-3', account: '11100502', severity: 'media', people: ['800197268'], amount: 900000 },
      { rule: 'TER-3', account: '21051001', severity: 'alta', people: ['800251440'], amount: 4000000 },
      { rule: 'TER-3', account: '24120501', severity: 'alta', people: ['900731118'], amount: 600000 },
      { rule: 'TER-3', account: '23700501', severity: 'alta', people: ['890903938'], amount: 310000 },
    ],
  },
  {
    name: 'un cliente o proveedor de estos mismos libros no es un banco ni una EPS, salvo que su nombre lo diga',
    books: `
      11100501 Banco          | 900731118 La Esquina S.A.S.        |  500000 | 0 | 0 |  500000
      11100502 Banco          | 901777666 Cooperativa Financiera Sur |  500000 | 0 | 0 |  500000
      13050501 Clientes       | 900731118 La Esquina S.A.S.        |  100000 | 0 | 0 |  100000
      13050501 Clientes       | 901777666 Cooperativa Financiera Sur |  100000 | 0 | 0 |  100000
      22050501 Proveedores    | 830512774 Papeles Ltda.            | -100000 | 0 | 0 | -100000
      23700501 Aportes a EPS  | 830512774 Papeles Ltda.            | -300000 | 0 | 0 | -300000
    `,
    findings: [
      { rule: 'TER-3', account: '11100501', severity: 'media', people: ['900731118'], amount: 500000 },
      { rule: 'TER-3', account: '23700501', severity: 'alta', people: ['830512774'], amount: 300000 },
    ],
  },
  {
    name: 'otro plan de cuentas: las cuentas salen de la parametrización',
    books: `
      77110101 Deudores comerciales | 900731118 La Esquina |  900000 | 0 | 0 | 900000
      77110101 Deudores comerciales |                      |  400000 | 0 | 0 | 400000
    `,
    settings: { roles: { exigido: ['7711'] } },
    findings: [{ rule: 'TER-1', account: '77110101', severity: 'alta', amount: 400000 }],
  },
  {
    name: 'ICA del gasto: un cliente no es el municipio; la DIAN del SIMPLE y el banco que lo paga sí caben',
    books: `
      51150501 ICA | 890905211 Distrito de Medellín | 0 | 500_000 | 0 | 500_000
      51150501 ICA | 800197268 DIAN                 | 0 | 100_000 | 0 | 100_000
      51150501 ICA | 890903938 Bancolombia          | 0 | 100_000 | 0 | 100_000
      51150501 ICA | 900731118 La Esquina S.A.S.    | 0 | 200_000 | 0 | 200_000
    `,
    findings: [{ rule: 'TER-3', account: '51150501', severity: 'media', people: ['900731118'], amount: 200_000 }],
  },
  ...masterCases,
  ...customCases,
  {
    name: 'la cuenta del banco a nombre de una persona, y la propia empresa como anticipo: por verificar',
    books: `
      11100501 Banco de Bogotá        | 860002964 Banco de Bogotá | 9_000_000 | 0 | 0 | 9_000_000
      11100501 Banco de Bogotá        | 79456123 Jaime Ospina     | 0 | 2_000_000 | 0 | 2_000_000
      13300501 Anticipos a proveedores | 900481237 El Roble        | 0 | 4_000_000 | 0 | 4_000_000
    `,
    findings: [
      { rule: 'TER-3', account: '11100501', people: ['79456123'], amount: 2_000_000 },
      { rule: 'TER-5', account: '13300501', severity: 'baja', amount: 4_000_000 },
    ],
  },
];
