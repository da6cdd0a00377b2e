/** Cases of the crossing: the month and the one before, each with its books; documents of both in one table. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

export interface DocumentCase extends ValidationCase {
  /** A line a document: `type | group | folio | day | id name | VAT | total`, pesos. */
  documents: string;
}

const before = `
  51953001 Papelería   | 900731118 La Esquina S.A.S. | 0 | 100000 |      0 |  100000
  24080201 Descontable | 900731118 La Esquina S.A.S. | 0 |  19000 |      0 |   19000
  22050501 Proveedores | 900731118 La Esquina S.A.S. | 0 |      0 | 119000 | -119000
`;

/** The invoice of the month before, booked in it. */
const earlier = 'Factura electrónica | Recibido | FV100 | 2026-02-10 | 900731118 La Esquina S.A.S. | 19000 | 119000';

export const cases: readonly DocumentCase[] = [
  {
    name: 'lo que cruza: por suma, con redondeo, del mes anterior, por nota, a no obligado, cancelado y sin IVA descontable',
    history: { '2026-02': before },
    books: `
      51953001 Papelería    | 900731118 La Esquina S.A.S.   | 0 | 300000 |      0 | 300000
      24080201 Descontable  | 900731118 La Esquina S.A.S.   | 0 |  57000 |      0 |  57000
      51953002 Aseo         | 830477651 Aseo Total S.A.S.   | 0 | 238000 |  20000 | 218000
      51201001 Arriendo     | 41233987 Rosa Elvira Mora     | 0 | 900000 |      0 | 900000
      13802001 Por cuenta   | 900300400 Cliente de viaje    | 0 | 500000 |      0 | 500000
      41352001 Ventas       | 900466500 Tostadora S.A.S.    | 0 |      0 | 800000 | -800000
      24080101 Generado     | 900466500 Tostadora S.A.S.    | 0 | 152000 | 152000 | 0
      53052001 Intereses    | 890903938 Bancolombia         | 0 |  70000 |      0 |  70000
      51055101 Dotación     | 1055247066 Carlos Ñáñez Barón | 0 |  90000 |      0 |  90000
    `,
    documents: `
      ${earlier}
      Factura electrónica | Recibido | FV101 | 2026-02-27 | 900731118 La Esquina S.A.S. | 19000 | 119000
      Factura electrónica | Recibido | FV102 | 2026-03-05 | 900731118 La Esquina S.A.S. | 19000 | 118999.6
      Factura electrónica | Recibido | FV103 | 2026-03-09 | 900731118 La Esquina S.A.S. | 19000 | 119000
      Factura electrónica | Recibido | FV104 | 2026-03-30 | 900731118 La Esquina S.A.S. | 19000 | 119000
      Factura electrónica | Recibido | A7 | 2026-03-05 | 830477651 Aseo Total S.A.S. | 38000 | 238000
      Nota de crédito electrónica | Recibido | NC1 | 2026-03-06 | 830477651 Aseo Total S.A.S. | 0 | 20000
      Factura electrónica | Recibido | A8 | 2026-03-11 | 830477651 Aseo Total S.A.S. | 0 | 77000
      Nota de crédito electrónica | Recibido | NC2 | 2026-03-12 | 830477651 Aseo Total S.A.S. | 0 | 77000
      Documento soporte con no obligados | Emitido | DS1 | 2026-03-01 | 41233987 Rosa Elvira Mora | 0 | 900000
      Factura electrónica | Recibido | H1 | 2026-03-04 | 900999888 Hotel del Mar S.A.S. | 0 | 300000
      Factura electrónica | Recibido | T1 | 2026-03-04 | 900999777 Aerolínea S.A. | 0 | 200000
      Factura electrónica | Emitido | FE1 | 2026-03-15 | 900466500 Tostadora S.A.S. | 152000 | 952000
    `,
    findings: [],
  },
  {
    name: 'una factura que en su mes y en el siguiente no está, y una nota de ajuste sin registrar',
    history: { '2026-02': before },
    books: '51953001 Papelería | 900300400 Otro S.A.S. | 100000 | 0 | 0 | 100000',
    documents: `
      ${earlier}
      Factura electrónica | Recibido | BOG9514 | 2026-02-12 | 901578238 Tecniservicios S.A.S. | 190000 | 1190000
      Nota de ajuste del documento soporte | Emitido | NA5 | 2026-03-02 | 70302093 Pedro Bedoya | 0 | 400000
    `,
    findings: [
      { rule: 'DOC-1', account: null, severity: 'alta', people: ['901578238'], amount: 1190000 },
      { rule: 'DOC-1', account: null, people: ['70302093'], amount: 400000 },
    ],
  },
  {
    name: 'compras sin documento: a quien factura y a quien no está obligado',
    history: { '2026-02': before },
    books: `
      51953001 Papelería   | 901815431 Extintores S.A.S. | 0 | 1000000 | 0 | 1000000
      24080201 Descontable | 901815431 Extintores S.A.S. | 0 |  190000 | 0 |  190000
      51201001 Arriendo    | 41233987 Rosa Elvira Mora   | 0 |  900000 | 0 |  900000
    `,
    documents: `
      ${earlier}
      Factura electrónica | Recibido | FV200 | 2026-03-30 | 900731118 La Esquina S.A.S. | 19000 | 119000
    `,
    findings: [
      { rule: 'DOC-2', account: '51953001', severity: 'media', people: ['901815431'], amount: 1190000 },
      { rule: 'DOC-3', account: '51201001', severity: 'media', people: ['41233987'], amount: 900000 },
    ],
  },
  {
    name: 'registrado por otro valor, dos veces, a otro tercero y con más IVA',
    history: { '2026-02': before },
    books: `
      51953001 Papelería   | 900731118 La Esquina S.A.S.  | 0 |  910000 | 0 |  910000
      51953002 Aseo        | 830477651 Aseo Total S.A.S.  | 0 |  400000 | 0 |  400000
      22050501 Proveedores | 830477651 Aseo Total S.A.S.  | 0 | 0 |  400000 | -400000
      51201001 Arriendo    | 811012876 Bodegas S.A.S.     | 500000 | 0 | 0 | 500000
      51201001 Arriendo    | 900433871 Contables del Sur  | 0 | 1200000 | 0 | 1200000
      51953003 Cafetería   | 811009871 Escolar S.A.       | 0 |  200000 | 0 |  200000
      24080201 Descontable | 811009871 Escolar S.A.       | 0 |   60000 | 0 |   60000
      22050501 Proveedores | 811009871 Escolar S.A.       | 0 | 0 |  260000 | -260000
    `,
    documents: `
      ${earlier}
      Factura electrónica | Recibido | FV201 | 2026-03-03 | 900731118 La Esquina S.A.S. | 0 | 1000000
      Factura electrónica | Recibido | A9 | 2026-03-03 | 830477651 Aseo Total S.A.S. | 0 | 200000
      Factura electrónica | Recibido | E1 | 2026-03-03 | 811012876 Bodegas S.A.S. | 0 | 1200000
      Factura electrónica | Recibido | B1 | 2026-03-03 | 811009871 Escolar S.A. | 38000 | 238000
    `,
    findings: [
      { rule: 'DOC-4', account: '51953001', people: ['900731118'], amount: 90000 },
      { rule: 'DOC-5', account: '51953002', people: ['830477651'], amount: 200000, hasEntry: true },
      { rule: 'DOC-6', account: '51201001', people: ['811012876'], amount: 1200000, hasEntry: true },
      { rule: 'DOC-7', account: '51953003', people: ['811009871'], amount: 22000, hasEntry: true },
    ],
  },
  {
    name: 'una factura de dos meses antes, y lo emitido: sin registrar, sin documento y un número que falta',
    history: {
      '2026-01': '51953001 Papelería | 900300400 Otro S.A.S. | 0 | 0 | 0 | 0',
      '2026-02': before,
    },
    books: `
      51953002 Aseo     | 830477651 Aseo Total S.A.S. | 0 | 500000 |       0 |  500000
      41352001 Ventas   | 900716446 Nuevo S.A.S.      | 0 |      0 | 1000000 | -1000000
      24080101 Generado | 900716446 Nuevo S.A.S.      | 0 |      0 |  190000 |  -190000
      41352001 Ventas   | 900466500 Tostadora S.A.S.  | 0 |      0 |  800000 |  -800000
    `,
    documents: `
      Factura electrónica | Recibido | A1 | 2026-01-10 | 830477651 Aseo Total S.A.S. | 0 | 500000
      ${earlier}
      Factura electrónica | Emitido | FE10 | 2026-03-02 | 900466500 Tostadora S.A.S. | 0 | 800000
      Factura electrónica | Emitido | FE12 | 2026-03-04 | 901485665 Tres Esquinas S.A.S. | 0 | 700000
    `,
    findings: [
      { rule: 'DOC-8', account: '51953002', severity: 'media', people: ['830477651'], amount: 500000 },
      { rule: 'DOC-9', account: null, people: ['901485665'], amount: 700000 },
      { rule: 'DOC-10', account: '41352001', severity: 'alta', people: ['900716446'], amount: 1190000 },
      { rule: 'DOC-11', account: null, amount: 0 },
    ],
  },
  {
    name: 'la nómina de un empleado sin documento y la de otro por otro valor; a un tercero se le pagó además una prestación',
    history: { '2026-02': before },
    books: `
      51050601 Sueldos   | 1055247066 Carlos Ñáñez | 0 | 2000000 |       0 | 2000000
      25050501 Salarios  | 1055247066 Carlos Ñáñez | 0 | 1840000 | 1840000 | 0
      51050601 Sueldos   | 1022400511 Ana Ruiz     | 0 | 2000000 |       0 | 2000000
      25050501 Salarios  | 1022400511 Ana Ruiz     | 0 | 1840000 | 1840000 | 0
      51050601 Sueldos   | 1022400922 Luis Pardo   | 0 | 2000000 |       0 | 2000000
      25050501 Salarios  | 1022400922 Luis Pardo   | 0 | 1840000 | 1840000 | 0
      25150501 Intereses | 1022400922 Luis Pardo   | -240000 | 240000 | 0 | 0
      51050601 Sueldos   | 1022400933 Eva Lara     | 0 | 2000000 |       0 | 2000000
      25050501 Salarios  | 1022400933 Eva Lara     | 0 | 1840000 | 1840000 | 0
    `,
    documents: `
      ${earlier}
      Nomina Individual | Emitido | NE2 | 2026-03-30 | 1022400511 Ana Ruiz | 0 | 1940000
      Nomina Individual | Emitido | NE3 | 2026-03-30 | 1022400922 Luis Pardo | 0 | 2080000
      Nomina Individual | Emitido | NE4 | 2026-03-30 | 1022400933 Eva Lara | 0 | 1700000
      Nomina Individual de Ajuste | Emitido | NA4 | 2026-03-31 | 1022400933 Eva Lara | 0 | 1840000
    `,
    findings: [
      { rule: 'DOC-12', account: '25050501', people: ['1055247066'], amount: 1840000 },
      { rule: 'DOC-13', account: '25050501', people: ['1022400511'], amount: 100000 },
    ],
  },
  {
    name: 'en el primer mes con documentos lo que no cruza es una duda; y documentos en otra moneda no se cruzan',
    books: `
      51953001 Papelería | 901815431 Extintores S.A.S. | 0 | 1000000 |       0 |  1000000
      41352001 Ventas    | 444444081 Roasters AS       | 0 |       0 | 9000000 | -9000000
    `,
    documents: `
      Factura electrónica | Recibido | FV1 | 2026-03-30 | 900731118 La Esquina S.A.S. | 19000 | 119000
      Factura electrónica | Emitido | FE1 USD | 2026-03-03 | 444444081 Roasters AS | 0 | 2000
    `,
    findings: [{ rule: 'DOC-2', account: '51953001', severity: 'baja', people: ['901815431'], amount: 1000000 }],
    notEvaluated: ['DOC-9'],
  },
  {
    name: 'libros sin terceros en los ingresos: se dice y no se señala cada venta',
    books: `
      41352001 Ventas    | | 0 | 0 | 9000000 | -9000000
      51953001 Papelería | 901815431 Extintores S.A.S. | 0 | 0 | 0 | 0
    `,
    documents: `
      ${Array.from({ length: 12 }, (_, index) => `Factura electrónica | Emitido | FE${index + 1} | 2026-03-0${(index % 9) + 1} | ${900100100 + index} Cliente S.A.S. | 0 | 500000`).join('\n      ')}
      Documento equivalente POS | Emitido | POS1 | 2026-03-03 | 222222222222 Consumidor final | 0 | 3000000
    `,
    findings: [],
    notEvaluated: ['DOC-9'],
  },
  {
    name: 'de otros meses: no se evalúa',
    books: '51953001 Papelería | 901815431 Extintores S.A.S. | 0 | 1000000 | 0 | 1000000',
    documents: earlier,
    outcome: 'no_evaluada',
    findings: [],
  },
];
