/** Default section titles, and language data of the search. */

export const guideText = {
  report: 'Reporte',
  files: 'Archivo',
  legal: 'Base legal',
  roles: 'Cuentas',
  parameters: 'Parámetros',
  reasons: 'Cuándo no aplica o no se evalúa',
};

/** Common abbreviations of norms. */
export const abbreviations: Readonly<Record<string, string>> = {
  'Estatuto Tributario': 'ET E.T.',
  'Código de Comercio': 'CCo C.Co.',
  'Código Sustantivo del Trabajo': 'CST',
  'Decreto 1625 de 2016': 'DUR',
  'NIIF para las PYMES': 'NIIF PYMES',
};
