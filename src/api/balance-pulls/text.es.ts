/** Sentences about fetching balances. */
export const text = {
  noMonths: 'Elige un mes, o el primero y el último de varios seguidos.',
  wrongOrder: 'El primer mes debe ser anterior al último.',
  future: 'Ese mes todavía no empieza. Elige uno hasta el mes en curso.',
  noMonth: 'Elige un mes entre 1990 y 2100.',
  tooMany: (most: number) => `Puedes traer hasta ${most} meses de una vez. Elige menos meses.`,
  nothingIn: (month: string) => `La empresa no tiene saldos ni movimientos en ${month}.`,
  saysNoMonth: 'El archivo no dice de qué mes es.',
};
