/** Books that the cases of parafiscal share: two employees of 10.000.000 in all, and what is contributed for them. */

export const exempt = { exonerado1141: true, claseArl: 1, regimen: 'ordinario' } as const;
export const full = { exonerado1141: false, claseArl: 1 } as const;

/** Contributions of two employees of 10.000.000 in all, with the 8 % that is theirs; `booked` is what the company contributes of each. */
export function contributionsOf(
  booked: { pension?: number; riesgos?: number; caja?: number } = {},
  employees: { salud?: number; pension?: number } = {},
): string {
  const { pension = 1_200_000, riesgos = 52_200, caja = 400_000 } = booked;
  const { salud: health = 400_000, pension: theirs = 400_000 } = employees;
  return `
    51056801 Aportes ARL       | 860011153 Positiva   | 0 | ${riesgos} | 0 | ${riesgos}
    51057001 Aportes pensión   | 800224808 Porvenir   | 0 | ${pension} | 0 | ${pension}
    51057201 Aportes caja      | 860066942 Compensar  | 0 | ${caja}    | 0 | ${caja}
    23700501 Aportes EPS       | 800251440 Sanitas    | 0 | 0 | ${health}           | -${health}
    23700601 Aportes ARL       | 860011153 Positiva   | 0 | 0 | ${riesgos}          | -${riesgos}
    23701001 Caja              | 860066942 Compensar  | 0 | 0 | ${caja}             | -${caja}
    23803001 Fondos de pensión | 800144331 Porvenir   | 0 | 0 | ${pension + theirs} | -${pension + theirs}
  `;
}

export const wages = `
    51050601 Sueldos | 1020 Ana  | 0 | 6_000_000 | 0 | 6_000_000
    51050601 Sueldos | 1030 Beto | 0 | 4_000_000 | 0 | 4_000_000
`;
export const withheld = '23657501 Autorretenciones | 800197268 DIAN | 0 | 0 | 500_000 | -500_000';
