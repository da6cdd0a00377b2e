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

/**
 * A month of Ana at Colpensiones and Beto at Porvenir, after a January in which Porvenir was charged `arrears` besides; what
 * each fund is charged of the wages of 10.000.000.
 */
export function funds(months: number, { porvenir, colpensiones, arrears = 0 }: Record<string, number>): string {
  const before = (amount: number) => amount * months;
  return `
    51050601 Sueldos           | 1020 Ana               | ${before(6_000_000)} | 6_000_000 | 0 | ${before(6_000_000) + 6_000_000}
    51050601 Sueldos           | 1030 Beto              | ${before(4_000_000)} | 4_000_000 | 0 | ${before(4_000_000) + 4_000_000}
    51056801 Aportes ARL       | 860011153 Positiva     | ${before(52_200)} | 52_200 | 0 | ${before(52_200) + 52_200}
    51057001 Aportes pensión   | 800224808 Porvenir     | ${before(480_000) + arrears} | ${porvenir} | 0 | ${before(480_000) + arrears + porvenir!}
    51057001 Aportes pensión   | 900336004 Colpensiones | ${before(720_000)} | ${colpensiones} | 0 | ${before(720_000) + colpensiones!}
    51057201 Aportes caja      | 860066942 Compensar    | ${before(400_000)} | 400_000 | 0 | ${before(400_000) + 400_000}
    23803001 Fondos de pensión | 800224808 Porvenir     | 0 | 0 | ${porvenir! + 160_000} | -${porvenir! + 160_000}
    23803001 Fondos de pensión | 900336004 Colpensiones | 0 | 0 | ${colpensiones! + 240_000} | -${colpensiones! + 240_000}
    23700501 Aportes EPS       | 800251440 Sanitas      | 0 | 0 | 400_000 | -400_000
    23700601 Aportes ARL       | 860011153 Positiva     | 0 | 0 | 52_200 | -52_200
    23701001 Caja              | 860066942 Compensar    | 0 | 0 | 400_000 | -400_000
  `;
}
