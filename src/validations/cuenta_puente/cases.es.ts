/** Cases of cuenta_puente: balances that clearing accounts must not keep, and accounts that only look like one. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { estimateCases } from './estimate-cases.es.ts';

const still = '28959501 Consignaciones por identificar | 890903938 Bancolombia | -3_000_000 | 0 | 0 | -3_000_000';

export const cases: readonly ValidationCase[] = [
  ...estimateCases,
  {
    name: 'consignaciones por identificar del mes, y una cuenta puente por menos de la materialidad',
    books: `
      28959501 Consignaciones por identificar | 890903938 Bancolombia |       0 | 500_000 | 3_500_000 | -3_000_000
      13809501 CUENTA PUENTE NÓMINA           |                       | 100_000 | 900_000 |   950_000 |     50_000
    `,
    findings: [
      { rule: 'PUE-1', account: '28959501', severity: 'media', people: ['890903938'], amount: 3_000_000 },
      { rule: 'PUE-1', account: '13809501', severity: 'baja', amount: 50_000 },
    ],
  },
  {
    name: 'tres meses con la misma partida sin identificar',
    history: { '2026-01': still, '2026-02': still },
    books: still,
    findings: [{ rule: 'PUE-2', account: '28959501', severity: 'alta', amount: 3_000_000 }],
  },
  {
    name: 'dos meses quieta todavía no es vieja, y un mes que falta no se supone',
    history: { '2026-01': still },
    books: still,
    findings: [{ rule: 'PUE-1', account: '28959501', severity: 'media', amount: 3_000_000 }],
  },
  {
    name: 'una remesa que no llegó en el mes; la que salió en el mes es normal',
    books: `
      11150501 Remesas en tránsito | 890903938 Bancolombia | 9_000_000 | 4_000_000 | 6_500_000 | 6_500_000
      11150502 Remesas caja        | 860002964 Bogotá      |         0 | 4_000_000 |         0 | 4_000_000
    `,
    findings: [{ rule: 'PUE-3', account: '11150501', severity: 'media', amount: 2_500_000 }],
  },
  {
    name: 'la cuenta suma cero y sus terceros no: entró con uno y salió con otro',
    books: `
      13809501 Cuentas puente | 900100200 Almacén Sur   | 0 | 2_000_000 |         0 |  2_000_000
      13809501 Cuentas puente | 900100201 Almacén Norte | 0 |         0 | 2_000_000 | -2_000_000
      13809501 Cuentas puente | 900100203 Tienda        | 0 |   300_000 |   300_000 |          0
    `,
    findings: [
      { rule: 'PUE-4', account: '13809501', severity: 'media', people: ['900100200', '900100201'], amount: 2_000_000 },
    ],
  },
  {
    name: 'cuentas de paso que quedaron en cero, o con un ajuste al peso',
    books: `
      28959501 Consignaciones por identificar | 890903938 Bancolombia | -3_000_000 | 5_000_000 | 2_000_000 |   0
      13809501 Traslados entre bancos         |                       |          0 | 9_000_000 | 8_999_500 | 500
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'nombres parecidos que no son de paso: cajas de compensación, inventarios en tránsito, nómina por pagar',
    books: `
      23701001 Cajas de compensación familiar | 860066942 Compensar   |          0 | 0 | 1_000_000 | -1_000_000
      14650501 Inventarios en tránsito        | 800200300 Importadora | 40_000_000 | 0 |         0 | 40_000_000
      25050501 Nómina por pagar               | 52111222 Rosa Pérez   |          0 | 0 | 2_000_000 | -2_000_000
      15040501 Puentes y viaductos            | 900481237 El Roble    | 70_000_000 | 0 |         0 | 70_000_000
    `,
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'la empresa agrega una cuenta por su código, un nombre suyo, y excluye otra',
    books: `
      22059901 Compras           | 800200300 Textiles | 0 |         0 | 4_000_000 | -4_000_000
      13809502 Cruces internos   |                    | 0 | 2_000_000 |         0 |  2_000_000
      13809503 Puente peatonal   | 900100200 Alcaldía | 0 | 5_000_000 |         0 |  5_000_000
    `,
    settings: {
      roles: { puente: ['220599'], excluidas: ['8', '9', '13809503'] },
      parameters: { nombres: ['cruces internos', 'puente'] },
    },
    findings: [
      { rule: 'PUE-1', account: '22059901', severity: 'media', amount: 4_000_000 },
      { rule: 'PUE-1', account: '13809502', severity: 'media', amount: 2_000_000 },
    ],
  },
  {
    name: 'lo que cada mes entra y al siguiente sale es costumbre: de severidad baja',
    history: {
      '2025-12':
        '28059501 Consignaciones por identificar | 901037916 ADRES | -5_000_000 | 5_000_000 | 6_000_000 | -6_000_000',
      '2026-01':
        '28059501 Consignaciones por identificar | 901037916 ADRES | -6_000_000 | 6_000_000 | 4_000_000 | -4_000_000',
      '2026-02':
        '28059501 Consignaciones por identificar | 901037916 ADRES | -4_000_000 | 4_000_000 | 7_000_000 | -7_000_000',
    },
    books:
      '28059501 Consignaciones por identificar | 901037916 ADRES | -7_000_000 | 7_000_000 | 9_000_000 | -9_000_000',
    findings: [{ rule: 'PUE-1', account: '28059501', severity: 'baja', amount: 9_000_000 }],
  },
  {
    name: 'la remesa que salió el mes pasado llegó en este',
    books: '11150501 Remesas en tránsito | 890903938 Bancolombia | 9_000_000 | 4_000_000 | 9_000_000 | 4_000_000',
    findings: [],
  },
];
