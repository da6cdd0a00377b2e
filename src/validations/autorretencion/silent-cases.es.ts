/** Books on the same accounts as a finding, that are right. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

export const silentCases: readonly ValidationCase[] = [
  {
    name: 'el gasto de renta es la provisión del mes, y la autorretención va contra el anticipo',
    profile: { exonerado1141: true, ciiu: '6201' },
    books: `
      41550501 Servicios                | 900100200 Almacén | 0 | 0 | 80_000_000 | -80_000_000
      54050501 Impuesto de renta        | 800197268 DIAN | 0 | 2_000_000 | 0 | 2_000_000
      26150501 Renta estimada           | 800197268 DIAN | 0 | 0 | 2_000_000 | -2_000_000
      13551901 Autorretención           | 800197268 DIAN | 0 | 880_000 | 0 | 880_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 880_000 | -880_000
    `,
    findings: [],
  },
  {
    name: 'la utilidad en la venta de un activo se autorretiene con los demás ingresos',
    profile: { exonerado1141: true, ciiu: '6201' },
    books: `
      41550501 Servicios                | 900100200 Almacén | 0 | 0 | 80_000_000 | -80_000_000
      42453501 Utilidad venta vehículo  | 900100202 Autos   | 0 | 0 | 10_000_000 | -10_000_000
      13551901 Autorretención           | 800197268 DIAN | 0 | 990_000 | 0 | 990_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 990_000 | -990_000
    `,
    findings: [],
  },
  {
    name: 'autorretención de ICA por su tarifa, con su anticipo y con el municipio',
    profile: { exonerado1141: true, ciiu: '6201' },
    books: `
      41550501 Servicios           | 900100200 Almacén | 0 | 0 | 80_000_000 | -80_000_000
      13551901 Autorretención           | 800197268 DIAN | 0 | 880_000 | 0 | 880_000
      23657501 Autorretención por pagar | 800197268 DIAN | 0 | 0 | 880_000 | -880_000
      13551001 Autorretención ICA  | 899999061 Bogotá D.C. | 0 | 772_800 | 0 | 772_800
      23689501 Autorretención ICA  | 899999061 Bogotá D.C. | 0 | 0 | 772_800 | -772_800
    `,
    settings: { roles: { icaPorPagar: ['236895'], icaAFavor: ['135510'] }, parameters: { tarifaIca: 0.966 } },
    findings: [],
  },
];
