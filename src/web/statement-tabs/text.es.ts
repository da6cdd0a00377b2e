/** Words of the tabs of the financial statements. */

const capital = (words: string) => words.charAt(0).toLocaleUpperCase('es') + words.slice(1);

export const statementTabsText = {
  label: 'Estados',
  shortName: (name: string) => capital(name.replace(/^Estado de (?:los )?/, '')),
  exogena: 'Exógena',
};
