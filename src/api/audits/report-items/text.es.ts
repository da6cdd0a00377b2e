/** Errors of the items of the financial report. */
export const text = {
  /** What is changed, in the activity log. */
  target: 'Informe financiero',
  pattern: (pattern: string) =>
    `«${pattern}» no es una cuenta: escribe su código, o cómo empiezan las cuentas con un asterisco al final, como 2365*.`,
  item: (item: number, pattern: string) => `La cuenta ${pattern} va al ítem ${item}, y los ítems van del 1 al 17.`,
  versions: (read: string, current: number) => `Leíste la versión ${read} y ya va en la ${current}.`,
};
