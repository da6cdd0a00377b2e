/**
 * Reasons that the engine itself gives, in Spanish: books without third parties (a general balance), a year in one file,
 * accounts whose role is in doubt, rules switched off.
 */

import { roleName } from '#core/books/roles/role-words.es.ts';
import type { CommonRole } from '#core/books/roles/vocabulary.ts';
import type { FactValue } from './fact.ts';
import { listIn } from './fact-data.ts';
import { writeList } from './fact-words.es.ts';

type Data = Readonly<Record<string, FactValue>>;

export const generalReasons: Readonly<Record<string, (data: Data) => string>> = {
  balanceGeneral: () => 'El archivo no trae terceros: genera el balance de prueba por tercero.',
  soloCuentas: () => 'El archivo no trae terceros: solo se comprobó el saldo de cada cuenta.',
  anioEnArchivo: () => 'El archivo trae el movimiento de un año y no el del mes: exporta solo ese mes y súbelo.',
  doubtfulAccounts: (data) => {
    const [names, roles, places] = [listIn(data, 'names'), listIn(data, 'roles'), listIn(data, 'places')];
    const accounts = listIn(data, 'codes').map((code, index) => {
      const role = roles[index] === '' ? null : (roles[index] as CommonRole);
      return `${code} ${names[index]} (por su nombre, ${roleName({ role, place: places[index]! })}; por su código, no)`;
    });
    return `El resultado depende del papel de ${writeList(accounts, 3)}. Confírmalo en la parametrización, en «Cuentas que no tomamos por su código».`;
  },
  wrongParameter: ({ label, parameter }) =>
    `El valor de «${label ?? parameter}» en la parametrización no es válido. Corrígelo y vuelve a auditar.`,
  wrongRole: ({ label, role, value }) =>
    `En la parametrización, «${label ?? role}» tiene «${value}», que no es una cuenta. Corrígelo y vuelve a auditar.`,
  rulesOff: () => 'La empresa apagó todas sus reglas.',
};
