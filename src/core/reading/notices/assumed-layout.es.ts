/** What is said of a program whose layout is assumed: in the loading view, the guide, its page and the command line. */
export const assumedLayoutText = {
  sentence: 'Todavía no hemos visto un archivo real de este programa: comprueba estos cuatro totales',
  /** Where they are compared. */
  withReport: 'con los de tu informe antes de guardarlo.',
  totals: { opening: 'Saldo inicial', debits: 'Débitos', credits: 'Créditos', closing: 'Saldo final' },
  /** What each total is in books that balance, for the guide. */
  expected: {
    opening: 'la suma de todas las cuentas, que da cero',
    debits: 'todo lo que se debitó en el mes',
    credits: 'todo lo que se acreditó en el mes, igual a los débitos',
    closing: 'la suma de todas las cuentas, que da cero',
  },
  refused: 'Los ves al soltar el archivo. Si sus propias sumas no prueban lo que leímos, no lo guardamos.',
} as const;

export const assumedTotals = ['opening', 'debits', 'credits', 'closing'] as const;
