/** Cases of the identification numbers. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

export const cases: readonly ValidationCase[] = [
  {
    name: 'números que están bien: sociedades, cédulas, extranjeros, permisos y el propio NIT',
    books: `
      11050501 Caja        | 900481237-6 El Roble S.A.S.       | 100000 | 0 | 0 | 100000
      13050501 Clientes    | 800197268-4 DIAN                  | 100000 | 0 | 0 | 100000
      13050501 Clientes    | 900731118 La Esquina S.A.S.       | 100000 | 0 | 0 | 100000
      25050501 Salarios    | 1055247066 Carlos Ñáñez Barón     | -100000 | 0 | 0 | -100000
      25050501 Salarios    | 512345 Rosa Elvira Mora           | -100000 | 0 | 0 | -100000
      25050501 Salarios    | 900123456789012 Yusmary Gil       | -100000 | 0 | 0 | -100000
      22050501 Proveedores | US4758812 Amazon Web Services Inc | -100000 | 0 | 0 | -100000
      22050501 Proveedores | AV309811 Hans Müller              | -100000 | 0 | 0 | -100000
      41352001 Ventas      | 222222222222 Consumidor final     | -100000 | 0 | 0 | -100000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
    notEvaluated: ['NIT-7'],
  },
  {
    name: 'dígito de verificación equivocado',
    books: `
      22050501 Proveedores | 800197268-5 Dirección de Impuestos | -500000 | 0 | 0 | -500000
      22050501 Proveedores | 890903938-8 Bancolombia            | -500000 | 0 | 0 | -500000
    `,
    findings: [{ rule: 'NIT-1', account: null, severity: 'media', people: ['800197268'], amount: 500000 }],
  },
  {
    name: 'un número con dos nombres es un solo tercero',
    books: `
      22050501 Proveedores | 800197268-5 Dirección de Impuestos | -500000 | 0 | 0 | -500000
      51150501 Impuestos   | 800197268-5 DIAN                   |  200000 | 0 | 0 |  200000
    `,
    findings: [{ rule: 'NIT-1', account: null, people: ['800197268'], amount: 500000 }],
  },
  {
    name: 'el cero que algunos programas imprimen a quien no tiene DV no es un error; en una sociedad sí',
    books: `
      25050501 Salarios    | 52417886-0 Marta Lucía Rincón   | -500000 | 0 | 0 | -500000
      22050501 Proveedores | 890903938-0 Bancolombia         | -300000 | 0 | 0 | -300000
    `,
    findings: [{ rule: 'NIT-1', account: null, people: ['890903938'], amount: 300000 }],
  },
  {
    name: 'un NIT de cinco dígitos en proveedores y en el gasto: un solo hallazgo',
    books: `
      23359501 Costos    | 12345 Ferretería El Tornillo |       0 |      0 | 800000 | -800000
      51953001 Papelería | 12345 Ferretería El Tornillo |       0 | 800000 |      0 |  800000
      23359501 Costos    | 90045 Aseo Total             | -100000 |      0 |      0 | -100000
    `,
    findings: [{ rule: 'NIT-2', account: null, severity: 'media', people: ['12345', '90045'], amount: 900000 }],
  },
  {
    name: 'números de relleno: secuencia, ceros y un dígito repetido; el consumidor final no',
    books: `
      22050501 Proveedores | 123456789 Ferre Todo           | -300000 | 0 | 0 | -300000
      22050501 Proveedores | 000000000 Varios               | -200000 | 0 | 0 | -200000
      22050501 Proveedores | 999999999 Proveedor sin RUT    | -100000 | 0 | 0 | -100000
      41352001 Ventas      | 222222222222 Consumidor final  | -100000 | 0 | 0 | -100000
    `,
    findings: [{ rule: 'NIT-2', account: null, severity: 'baja', amount: 600000 }],
  },
  {
    name: 'una sociedad con número de persona, o con un dígito de más',
    books: `
      22050501 Proveedores | 71382910 Aceros del Sur S.A.S.   | -700000 | 0 | 0 | -700000
      22050501 Proveedores | 9007311180 Maderas Rojas Ltda.   | -400000 | 0 | 0 | -400000
      22050501 Proveedores | 71382911 Jorge Iván Ossa         | -100000 | 0 | 0 | -100000
      22050501 Proveedores | 71382910445566 Nestlé S.A.       | -200000 | 0 | 0 | -200000
    `,
    findings: [
      { rule: 'NIT-2', account: null, severity: 'media', people: ['71382910', '9007311180'], amount: 1100000 },
      { rule: 'NIT-2', account: null, severity: 'baja', people: ['71382910445566'], amount: 200000 },
    ],
  },
  {
    name: 'un archivo con códigos internos se dice una vez y sin alarma',
    books: Array.from(
      { length: 12 },
      (_, index) => `13050501 Clientes | ${201 + index} Cliente ${index} S.A.S. | 50000 | 0 | 0 | 50000`,
    ).join('\n'),
    findings: [{ rule: 'NIT-2', account: null, severity: 'baja', amount: 600000 }],
  },
  {
    name: 'letras en el número: una sociedad colombiana, y una O por un cero',
    books: `
      22050501 Proveedores | 90O731118 La Esquina S.A.S.  | -700000 | 0 | 0 | -700000
      22050501 Proveedores | 7138291O Jorge Iván Ossa     | -200000 | 0 | 0 | -200000
    `,
    findings: [
      { rule: 'NIT-3', account: null, severity: 'media', people: ['90O731118'], amount: 700000 },
      { rule: 'NIT-3', account: null, severity: 'baja', people: ['7138291O'], amount: 200000 },
    ],
  },
  {
    name: 'el dígito de verificación pegado al número',
    books: `
      22050501 Proveedores | 8909039388 Bancolombia      | -700000 | 0 | 0 | -700000
      22050501 Proveedores | 8001972684 DIAN             | -100000 | 0 | 0 | -100000
    `,
    findings: [
      { rule: 'NIT-4', account: null, severity: 'baja', people: ['8909039388', '8001972684'], amount: 800000 },
    ],
  },
  {
    name: 'el mismo tercero con y sin dígito: sociedad, y cédula con el mismo nombre',
    books: `
      11100501 Bancos      | 890903938 Bancolombia S.A.    |  700000 | 0 | 0 |  700000
      21051001 Pagarés     | 8909039388 BANCOLOMBIA        | -900000 | 0 | 0 | -900000
      22050501 Proveedores | 71382910 Jorge Iván Ossa      | -300000 | 0 | 0 | -300000
      23359501 Honorarios  | 713829104 Ossa Jorge Iván     | -200000 | 0 | 0 | -200000
    `,
    findings: [
      {
        rule: 'NIT-5',
        account: null,
        severity: 'media',
        people: ['8909039388', '890903938', '71382910', '713829104'],
        amount: 900000,
      },
    ],
  },
  {
    name: 'una cédula que por azar es otra más su dígito no es la misma persona',
    books: `
      22050501 Proveedores | 71382910 Jorge Iván Ossa       | -300000 | 0 | 0 | -300000
      23359501 Honorarios  | 713829104 Camila Torres Ruiz   | -200000 | 0 | 0 | -200000
    `,
    findings: [],
  },
  {
    name: 'una sociedad con dos NIT, escrita igual o con una letra de diferencia',
    books: `
      22050501 Proveedores | 897610379 Distribuidora Santander 5 Ltda.   | -9000000 | 0 | 0 | -9000000
      22050501 Proveedores | 897610386 DISTRIBUIDORA SANTADER 5 LIMITADA |  -650000 | 0 | 0 |  -650000
      22050501 Proveedores | 830512774 Papeles y Más Ltda.               | -1000000 | 0 | 0 | -1000000
      22050501 Proveedores | 830512778 Papeles & Más                     | -2000000 | 0 | 0 | -2000000
    `,
    findings: [
      {
        rule: 'NIT-6',
        account: null,
        severity: 'media',
        people: ['897610379', '830512778', '830512774', '897610386'],
        amount: 1650000,
      },
    ],
  },
  {
    name: 'sedes numeradas, formas distintas y consorcios distintos no son el mismo tercero',
    books: `
      22050501 Proveedores | 897610379 Distribuidora Santander 5 Ltda. | -100000 | 0 | 0 | -100000
      22050501 Proveedores | 897610386 Distribuidora Santander 6 Ltda. | -100000 | 0 | 0 | -100000
      22050501 Proveedores | 830512774 Aceros Andinos Ltda.            | -100000 | 0 | 0 | -100000
      22050501 Proveedores | 900512774 Aceros Andinos S.A.S.           | -100000 | 0 | 0 | -100000
      22050501 Proveedores | 901444555 Consorcio Vías 2024             | -100000 | 0 | 0 | -100000
      22050501 Proveedores | 901444666 Consorcio Vías 2025             | -100000 | 0 | 0 | -100000
      22050501 Proveedores | 901444777 Textiles Andina S.A.S.          | -100000 | 0 | 0 | -100000
      22050501 Proveedores | 901444888 Papelería Andina S.A.S.         | -100000 | 0 | 0 | -100000
    `,
    findings: [],
  },
  {
    name: 'dos sociedades de nombre largo que se distinguen en una palabra corta no son la misma',
    books: `
      13050501 Clientes | 903868204 Depósito Quindío Real Píramo S.A.S. | 100000 | 0 | 0 | 100000
      13050501 Clientes | 918753367 Depósito Quindío Real Pijao S.A.S.  | 100000 | 0 | 0 | 100000
    `,
    findings: [],
  },
  {
    name: 'el fondo Porvenir y quien lo administra son dos NIT legítimos',
    books: `
      23803001 Pensiones | 800224808 PORVENIR S.A. | -100000 | 0 | 0 | -100000
      25100501 Cesantías | 800144331 PORVENIR S.A. | -100000 | 0 | 0 | -100000
    `,
    findings: [],
  },
  {
    name: 'dos personas con el mismo nombre completo pueden ser homónimos; con nombre y apellido no se dice nada',
    books: `
      25050501 Salarios    | 52417886 Marta Lucía Rincón   | -500000 | 0 | 0 | -500000
      25050501 Salarios    | 52417868 Marta Lucía Rincón   | -300000 | 0 | 0 | -300000
      22050501 Proveedores | 71382910 Jorge Ossa           | -300000 | 0 | 0 | -300000
      22050501 Proveedores | 1037620114 Jorge Ossa         | -300000 | 0 | 0 | -300000
    `,
    findings: [{ rule: 'NIT-6', account: null, severity: 'baja', people: ['52417886', '52417868'], amount: 300000 }],
  },
  {
    name: 'proveedor ficticio de la lista que cargó la empresa: lo comprado con su IVA, no lo que se le paga o se le debe',
    books: `
      14350501 Mercancías      | 900731118 La Esquina S.A.S. | 0 |   500000 |  500000 |       0
      61359501 Costo de ventas | 900731118 La Esquina S.A.S. | 0 |   500000 |       0 |  500000
      51953001 Papelería       | 900731118 La Esquina        | 0 |   100000 |       0 |  100000
      24081001 IVA descontable | 900731118 La Esquina S.A.S. | 0 |   114000 |  114000 |       0
      24080101 IVA generado    | 900731118 La Esquina S.A.S. | 0 |    38000 |       0 |   38000
      22050501 Proveedores     | 900731118 La Esquina S.A.S. | -9000000 | 8000000 | 714000 | -1714000
      13300501 Anticipos       | 900731118 La Esquina S.A.S. | 0 |    70000 |       0 |   70000
      22050501 Proveedores     | 830512774 Papeles Ltda.     | -500000 |    0 |       0 | -500000
    `,
    settings: { parameters: { proveedoresFicticios: ['900.731.118', '901000111'] } },
    findings: [
      { rule: 'NIT-7', account: null, severity: 'critica', people: ['900731118'], amount: 714000 },
      { rule: 'NIT-7', account: null, severity: 'informativa', people: ['900731118'], amount: 70000 },
    ],
  },
  {
    name: 'a un proveedor ficticio se le debe de antes, o solo debe él; una compra devuelta no cuenta',
    books: `
      22050501 Proveedores | 900731118 La Esquina S.A.S.  | -500000 |      0 |      0 | -500000
      13050501 Clientes    | 901000111 Telas Norte S.A.S. |  300000 |      0 |      0 |  300000
      41352001 Ventas      | 901000111 Telas Norte S.A.S. |       0 |      0 | 252101 | -252101
      51953001 Papelería   | 830512774 Papeles Ltda.      |       0 | 400000 | 400000 |       0
      24081001 IVA compras | 830512774 Papeles Ltda.      |       0 |  76000 |  76000 |       0
    `,
    settings: { parameters: { proveedoresFicticios: ['900731118', '901000111', '830512774'] } },
    findings: [
      { rule: 'NIT-7', account: null, severity: 'alta', people: ['900731118'], amount: 500000 },
      { rule: 'NIT-7', account: null, severity: 'informativa', people: ['830512774', '901000111'], amount: 700000 },
    ],
  },
  {
    name: 'la propia empresa nunca es su proveedor, aunque esté en la lista o en la de entidades liquidadas',
    companyNit: '900481237',
    books: `
      14350501 Mercancías   | 900481237 El Roble S.A.S.   | 459458819 | 0 |  0 | 459458819
      22050501 Proveedores  | 900731118 La Esquina S.A.S. |  -500000  | 0 |  0 |   -500000
    `,
    settings: { parameters: { proveedoresFicticios: ['900481237'] } },
    findings: [],
  },
  {
    name: 'la lista de la DIAN cuenta en los cinco años desde la resolución, y sin fecha se revisa',
    books: `
      51953001 Papelería | 900731118 La Esquina S.A.S.  | 0 | 500000 | 0 | 500000
      51953001 Papelería | 830512774 Papeles Ltda.      | 0 | 400000 | 0 | 400000
      51953001 Papelería | 901000111 Telas Norte S.A.S. | 0 | 300000 | 0 | 300000
      51953001 Papelería | 900481237 El Roble S.A.S.    | 0 | 200000 | 0 | 200000
    `,
    // In force, over since the month before, without date, and declared the month after.
    fictitious: { 900731118: '2021-03-01', 830512774: '2021-02-28', 901000111: null, 900481237: '2026-04-01' },
    findings: [
      { rule: 'NIT-7', account: null, severity: 'critica', people: ['900731118'], amount: 500000 },
      { rule: 'NIT-7', account: null, severity: 'alta', people: ['901000111'], amount: 300000 },
    ],
  },
  {
    name: 'el cierre del año vacía los gastos, y lo comprado sigue siendo de un proveedor ficticio',
    period: '2025-13',
    books: '51953001 Papelería | 900731118 La Esquina S.A.S. | 500000 | 0 | 500000 | 0',
    settings: { parameters: { proveedoresFicticios: ['900731118'] } },
    findings: [{ rule: 'NIT-7', account: null, severity: 'critica', people: ['900731118'], amount: 500000 }],
  },
  {
    name: 'una EPS liquidada que conserva saldo',
    books: `
      23700501 Aportes a EPS | 901097473 Medimás EPS  | -310000 | 0 | 0 | -310000
      23700501 Aportes a EPS | 800251440 EPS Sanitas  | -310000 | 0 | 0 | -310000
    `,
    findings: [{ rule: 'NIT-8', account: null, severity: 'media', people: ['901097473'], amount: 310000 }],
  },
  {
    name: 'un archivo sin números de identificación no se evalúa',
    books: '13050501 Clientes | | 100000 | 0 | 0 | 100000',
    outcome: 'no_evaluada',
    findings: [],
  },
  {
    name: 'ningún tercero está en la lista de proveedores ficticios que cargó la empresa',
    books: '22050501 Proveedores | 900731118 La Esquina S.A.S. | -500000 | 0 | 0 | -500000',
    settings: { parameters: { proveedoresFicticios: ['901000111'] } },
    outcome: 'sin_hallazgos',
    findings: [],
  },
];
