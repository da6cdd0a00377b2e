/** Books that the cases of utilidad share: a company of 100 millions of capital that sells 90 and spends 70 until February, and 45 and 35 in March. */

export const march = `
    31150501 Aportes de los socios | 52111222 Rosa Gil   | -100_000_000 |          0 |          0 | -100_000_000
    41354001 Ventas                | 900100200 Almacén   |  -90_000_000 |          0 | 45_000_000 | -135_000_000
    51200501 Arrendamientos        | 900300400 Bodegas   |   20_000_000 | 10_000_000 |          0 |   30_000_000
    61354001 Costo de ventas       | 900481237 El Roble  |   50_000_000 | 25_000_000 |          0 |   75_000_000
`;

/** December before its closing: a profit of 40 millions. */
export const december = `
    31150501 Aportes de los socios | 52111222 Rosa Gil   | -100_000_000 |          0 |          0 | -100_000_000
    41354001 Ventas                | 900100200 Almacén   | -360_000_000 |          0 | 40_000_000 | -400_000_000
    51200501 Arrendamientos        | 900300400 Bodegas   |  110_000_000 | 10_000_000 |          0 |  120_000_000
    61354001 Costo de ventas       | 900481237 El Roble  |  220_000_000 | 20_000_000 |          0 |  240_000_000
`;
