/** Cases of the ceilings: over, near and far, with the year before, without it, and books that do not add up the year. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { cashCases } from './cash-cases.es.ts';

/** A year of income and the assets at its end, in a balance of its December. */
const december = (income: string, assets = '900_000_000', extra = '') => `
  13050501 Clientes         | 800200300 Textiles |  0 | 0 | 0 | ${assets}
  41350501 Venta de equipos | 800200300 Textiles | -${income} | 0 | 0 | -${income}
  ${extra}
`;
const now = `
  13050501 Clientes         | 800200300 Textiles | 0 | 0 | 0 | 900_000_000
  41350501 Venta de equipos | 800200300 Textiles | -200_000_000 | 0 | 100_000_000 | -300_000_000
`;
const ordinary = { regimen: 'ordinario', responsableIva: true, periodoIva: 'cuatrimestral' } as const;
const quiet = { '2025-12': december('1_800_000_000') };

const auditorCases: readonly ValidationCase[] = [
  {
    name: 'ingresos de 2025 por 4.300 millones: pasan de 3.000 salarios mínimos de ese año (4.270,5 millones)',
    profile: ordinary,
    history: { '2025-12': december('4_300_000_000') },
    books: now,
    findings: [{ rule: 'UMB-1', account: '4', severity: 'baja', amount: 29_500_000 }],
  },
  {
    name: 'los activos brutos de 2025 se toman de lo que abrió enero, sin descontar la depreciación; el tope se alcanza justo',
    profile: ordinary,
    history: {
      '2026-01': `
        15240501 Muebles         | | 7_117_500_000 | 0 | 0 | 7_000_000_000
        15921501 Depreciación    | | -500_000_000 | 0 | 0 | -500_000_000
        41350501 Venta           | 800200300 Textiles | 0 | 0 | 100_000_000 | -100_000_000
      `,
    },
    books: now,
    findings: [{ rule: 'UMB-1', account: '1', amount: 0 }],
    notEvaluated: ['UMB-3'],
  },
  {
    name: 'los activos de marzo van en el 91 % del tope de 2026: se informa',
    profile: ordinary,
    history: quiet,
    books: now.replace('900_000_000', '8_000_000_000'),
    findings: [{ rule: 'UMB-2', account: '1', severity: 'informativa', amount: 754_525_000 }],
  },
  {
    name: 'ya obligada este año por sus ingresos, no se le avisa del siguiente',
    profile: ordinary,
    history: { '2025-12': december('4_300_000_000') },
    books: now.replace('900_000_000', '9_000_000_000'),
    findings: [{ rule: 'UMB-1', account: '4', amount: 29_500_000 }],
  },
  {
    name: 'la empresa ya tiene revisor fiscal',
    profile: ordinary,
    settings: { parameters: { tieneRevisorFiscal: true } },
    history: { '2025-12': december('4_300_000_000') },
    books: now,
    findings: [],
  },
  {
    name: 'una entidad sin ánimo de lucro no es una sociedad comercial',
    profile: { ...ordinary, regimen: 'especial' },
    history: { '2025-12': december('4_300_000_000') },
    books: now,
    findings: [],
  },
  {
    name: 'el año ya se cerró en diciembre: los ingresos son los de antes del cierre',
    profile: ordinary,
    history: {
      '2025-12': `
        13050501 Clientes         | 800200300 Textiles | 0 | 0 | 0 | 900_000_000
        41350501 Venta de equipos | 800200300 Textiles | -4_000_000_000 | 4_300_000_000 | 300_000_000 | 0
      `,
    },
    books: now,
    findings: [{ rule: 'UMB-1', account: '4', amount: 29_500_000 }],
  },
  {
    name: 'sin diciembre en la historia no se sabe',
    profile: ordinary,
    books: now,
    findings: [],
    notEvaluated: ['UMB-1', 'UMB-3'],
  },
];

const vatCases: readonly ValidationCase[] = [
  {
    name: 'IVA cuatrimestral con más de 92.000 UVT en 2025 (4.581,5 millones)',
    profile: ordinary,
    settings: { parameters: { tieneRevisorFiscal: true } },
    history: { '2025-12': december('4_600_000_000') },
    books: now,
    findings: [{ rule: 'UMB-3', account: '4', severity: 'alta', amount: 18_492_000 }],
  },
  {
    name: 'IVA bimestral con ingresos bajo el tope: se informa',
    profile: { ...ordinary, periodoIva: 'bimestral' },
    history: quiet,
    books: now,
    findings: [{ rule: 'UMB-3', account: '4', severity: 'informativa' }],
  },
  {
    name: 'IVA bimestral con ingresos sobre el tope: está bien',
    profile: { ...ordinary, periodoIva: 'bimestral' },
    settings: { parameters: { tieneRevisorFiscal: true } },
    history: { '2025-12': december('4_600_000_000') },
    books: now,
    findings: [],
  },
  {
    name: 'no es responsable de IVA',
    profile: { ...ordinary, responsableIva: false },
    settings: { parameters: { tieneRevisorFiscal: true } },
    history: { '2025-12': december('4_600_000_000') },
    books: now,
    findings: [],
  },
  {
    name: 'en noviembre los ingresos van en el 97 % de 92.000 UVT de 2026 (4.818,4 millones)',
    period: '2026-11',
    profile: ordinary,
    settings: { parameters: { tieneRevisorFiscal: true } },
    history: quiet,
    books: now.replace('-200_000_000', '-4_600_000_000').replace('-300_000_000', '-4_700_000_000'),
    findings: [{ rule: 'UMB-4', account: '4', severity: 'informativa', amount: 118_408_000 }],
  },
  {
    name: 'un informe que empieza cada mes en cero se suma mes a mes; con meses de menos, lo que hay ya basta',
    period: '2026-03',
    profile: ordinary,
    settings: { parameters: { tieneRevisorFiscal: true } },
    history: {
      ...quiet,
      '2026-02': '41350501 Venta de equipos | 800200300 Textiles | 0 | 0 | 2_500_000_000 | -2_500_000_000',
    },
    books: '41350501 Venta de equipos | 800200300 Textiles | 0 | 0 | 2_400_000_000 | -2_400_000_000',
    findings: [{ rule: 'UMB-4', account: '4', severity: 'baja', amount: 81_592_000 }],
  },
  {
    name: 'y si no basta, se dice qué mes falta',
    profile: ordinary,
    history: quiet,
    books: '41350501 Venta de equipos | 800200300 Textiles | 0 | 0 | 100_000_000 | -100_000_000',
    findings: [],
    notEvaluated: ['UMB-2', 'UMB-4'],
  },
];

const regimeCases: readonly ValidationCase[] = [
  {
    name: 'en el SIMPLE con más de 100.000 UVT en 2025 (4.979,9 millones)',
    profile: { regimen: 'simple', responsableIva: true },
    settings: { parameters: { tieneRevisorFiscal: true } },
    history: { '2025-12': december('5_000_000_000') },
    books: now,
    findings: [{ rule: 'UMB-5', account: '4', severity: 'alta', amount: 20_100_000 }],
  },
  {
    name: 'en el SIMPLE, cerca del tope de este año (5.237,4 millones)',
    period: '2026-11',
    profile: { regimen: 'simple', responsableIva: true },
    settings: { parameters: { tieneRevisorFiscal: true } },
    history: quiet,
    books: now.replace('-200_000_000', '-4_900_000_000').replace('-300_000_000', '-5_000_000_000'),
    findings: [{ rule: 'UMB-5', account: '4', severity: 'baja', amount: 237_400_000 }],
  },
  {
    name: 'una entidad del régimen especial con más de 160.000 UVT envía la memoria económica',
    profile: { ...ordinary, regimen: 'especial', periodoIva: 'ninguno' },
    history: { '2025-12': december('8_000_000_000') },
    books: now,
    findings: [{ rule: 'UMB-6', account: '4', severity: 'baja', amount: 32_160_000 }],
  },
  {
    name: 'las devoluciones no bajan el ingreso bruto',
    profile: { ...ordinary, regimen: 'especial', periodoIva: 'ninguno' },
    history: {
      '2025-12': december(
        '8_000_000_000',
        '900_000_000',
        '41750501 Devoluciones | | 500_000_000 | 0 | 0 | 500_000_000',
      ),
    },
    books: now,
    findings: [{ rule: 'UMB-6', account: '4', amount: 32_160_000 }],
  },
  {
    name: 'grupo 3 de servicios: 1.800 millones de 2025 pasan de 32.988 UVT de ese año (1.642,8 millones)',
    profile: { ...ordinary, grupoNiif: 3, ciiu: '6201' },
    history: quiet,
    books: now,
    findings: [{ rule: 'UMB-9', account: '4', severity: 'media', amount: 157_230_588 }],
  },
  {
    name: 'grupo 3 de comercio: los mismos ingresos no pasan de 44.769 UVT, y los activos ya no cuentan',
    profile: { ...ordinary, grupoNiif: 3, ciiu: '4690' },
    history: quiet,
    books: now,
    findings: [],
  },
  {
    name: 'grupo 3 sin CIIU: depende del sector si los ingresos pasan del tope',
    profile: { ...ordinary, grupoNiif: 3 },
    history: quiet,
    books: now,
    findings: [],
    notEvaluated: ['UMB-9'],
  },
  {
    name: 'grupo 3 sin CIIU: los ingresos pasan del tope de todos los sectores',
    profile: { ...ordinary, grupoNiif: 3 },
    history: { '2025-12': december('2_300_000_000') },
    books: now,
    findings: [{ rule: 'UMB-9', account: '4', amount: 70_548_569 }],
  },
  {
    name: 'grupo 3 en 2022: contaban los activos de más de 500 salarios mínimos de 2021 (454,263 millones)',
    profile: { ...ordinary, grupoNiif: 3 },
    period: '2022-03',
    history: { '2021-12': december('1_500_000_000') },
    books: now,
    findings: [{ rule: 'UMB-9', account: '1', severity: 'media', amount: 445_737_000 }],
  },
  {
    name: 'falta el régimen y el periodo del IVA en los datos de la empresa',
    history: quiet,
    books: now,
    findings: [],
    notEvaluated: ['UMB-3', 'UMB-4', 'UMB-5', 'UMB-6'],
  },
];

export const cases: readonly ValidationCase[] = [...auditorCases, ...vatCases, ...regimeCases, ...cashCases];
