/** Reasons that the engine itself gives, in Spanish: books without third parties (a general balance), a year in one file, rules switched off. */

export const generalReasons: Readonly<Record<string, () => string>> = {
  balanceGeneral: () => 'El archivo no trae terceros: genera el balance de prueba por tercero.',
  soloCuentas: () => 'El archivo no trae terceros: solo se comprobó el saldo de cada cuenta.',
  anioEnArchivo: () => 'El archivo trae el movimiento de un año y no el del mes: exporta solo ese mes y súbelo.',
  rulesOff: () => 'La empresa apagó todas sus reglas.',
};
