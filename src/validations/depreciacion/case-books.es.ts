/** Books that the cases of depreciacion share: furniture of 36 millions at 10 % a year, computers of 30 millions at 20 %. */

/** After `months` months of 300.000; `year` is what the expense has before this month (two months of it unless said). */
export function furniture(months: number, charged: number, credited: number, year = 600_000): string {
  const before = months * 300_000;
  return `
    15240501 Muebles y enseres              | 900481237 El Roble | 36_000_000 | 0 | 0 | 36_000_000
    15921501 Depreciación acumulada muebles | 900481237 El Roble | -${before} | 0 | ${credited} | -${before + credited}
    51601501 Depreciación muebles           | 900481237 El Roble | ${year} | ${charged} | 0 | ${year + charged}
  `;
}

/** After `months` months of 500.000. */
export function computers(months: number, charged: number, credited: number): string {
  const before = months * 500_000;
  return `
    15280501 Equipos de cómputo             | 900481237 El Roble | 30_000_000 | 0 | 0 | 30_000_000
    15922001 Depreciación acumulada cómputo | 900481237 El Roble | -${before} | 0 | ${credited} | -${before + credited}
    51602001 Depreciación cómputo           | 900481237 El Roble | 1_000_000 | ${charged} | 0 | ${1_000_000 + charged}
  `;
}
