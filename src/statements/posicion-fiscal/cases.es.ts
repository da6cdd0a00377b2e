/** Cases of the posición fiscal. */
import type { StatementCase } from '#core/statement/statement-case.ts';

const books = `
  13551501 Retención en la fuente | 900123456 Uno | 0 | 50 | 0 | 50
  13551801 Ica retenido | 900123456 Uno | 0 | 7 | 0 | 7
  23652501 Retención servicios | 800111222 Dos | 0 | 0 | 30 | -30
  23680501 Reteica | 800111222 Dos | 0 | 0 | 4 | -4
  24080501 IVA generado | 900123456 Uno | 0 | 0 | 190 | -190
  24081001 IVA descontable | 800111222 Dos | 0 | 40 | 0 | 40
  24120501 ICA Bogotá por pagar | 899999061 Bogotá | 0 | 0 | 12 | -12
  41350501 Ventas | | 0 | 0 | 1000 | -1000
  11050501 Caja | | 0 | 1139 | 0 | 1139`;

export const cases: readonly StatementCase[] = [
  {
    name: 'los conceptos, la posición neta, y con quién',
    books,
    expected: {
      item4: 50,
      item2: 7,
      item9: 40,
      item11: -190,
      item12: -12,
      item17: -34,
      totalFavour: 57,
      netPosition: -139,
      national: -130,
      'municipalities.11001': -12,
      withoutMunicipality: 3,
      municipal: -9,
      netByAuthority: -139,
      item15: 1000,
    },
  },
  {
    name: 'cada municipio aparte: por su tercero, y si no por el nombre de la cuenta; lo que no dice cuál, sin municipio',
    books: `
      13551801 Reteica Medellín | 900123456 Uno | 0 | 0 | 0 | 20
      13551802 Reteica 9,66 | 900123456 Uno | 0 | 0 | 0 | 5
      13551803 Reteica 11,04 | 899999061 Bogotá Distrito Capital | 0 | 0 | 0 | 8
      23680501 Reteica compras | 800111222 Dos | 0 | 0 | 0 | -4
      24120501 Vigencia corriente | 899999061 Secretaría Distrital de Hacienda | 0 | 0 | 0 | -50
      24120501 Vigencia corriente | 890905211 Municipio de Medellín | 0 | 0 | 0 | -30
      24120501 Vigencia corriente | 800094755 Municipio de Rionegro Antioquia | 0 | 0 | 0 | -7
      24120501 Vigencia corriente | 800197268 DIAN | 0 | 0 | 0 | -1
      24120502 ICA Cali | | 0 | 0 | 0 | -6
      26151001 Estimado ICA | 890399011 Santiago de Cali | 0 | 0 | 0 | -2
      11050501 Caja | | 0 | 0 | 0 | 67`,
    expected: {
      'municipalities.11001': -42,
      'municipalities.05001': -10,
      'municipalities.05615': -7,
      'municipalities.76001': -8,
      withoutMunicipality: 0,
      municipal: -67,
      netByAuthority: -67,
    },
  },
  {
    name: 'lo que se tiene con un municipio no paga lo que se debe a otro, aunque la cuenta sume cero',
    books: `
      24120501 ICA | 890905211 Municipio de Medellín | 0 | 0 | 0 | -30
      24120501 ICA | 890399011 Municipio de Cali | 0 | 0 | 0 | 30`,
    expected: { 'municipalities.05001': -30, 'municipalities.76001': 30, municipal: 0, netByAuthority: 0 },
  },
  {
    name: 'un mes al lado de otro tiene los municipios de ambos',
    books: {
      '2026-02': `
        24120501 ICA | 890905211 Municipio de Medellín | 0 | 0 | 0 | -30
        11050501 Caja | | 0 | 0 | 0 | 30`,
      '2026-03': `
        24120501 ICA | 890399011 Municipio de Cali | 0 | 0 | 0 | -9
        11050501 Caja | | 0 | 0 | 0 | 9`,
    },
    options: { compare: ['mes-anterior'] },
    expected: {
      'municipalities.76001': [-9, 0],
      'municipalities.05001': [0, -30],
      municipal: [-9, -30],
    },
    absent: ['withoutMunicipality'],
  },
  {
    name: 'lo que la empresa dice de sus cuentas va primero',
    books,
    options: { itemAssignments: { '1355*': 0, '23680501': 12 } },
    expected: { item12: -16, item17: -30, netPosition: -196, municipal: -16, withoutMunicipality: -4 },
    absent: ['item4', 'item2', 'favour'],
  },
];
