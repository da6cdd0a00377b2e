import { expect, test } from 'vitest';
import { formal } from './formal.es.ts';

test.each([
  ['Exporta el balance y súbelo aquí.', 'Exporte el balance y súbalo aquí.'],
  ['Es un estado que compara dos años.', 'Es un estado que compara dos años.'],
  [
    'Compara los totales con los de tu programa y di cuál es.',
    'Compare los totales con los de su programa y diga cuál es.',
  ],
  ['Si no, indica tú las columnas.', 'Si no, indique usted las columnas.'],
  [' elige ', ' elija '],
  ['No lo entra nadie; la tuya sí.', 'No lo entra nadie; la suya sí.'],
  ['Elige el mes que vas a auditar: te dejamos verlo.', 'Elija el mes que va a auditar: le dejamos verlo.'],
  ['Entra a «Sube tu archivo», y marca «Todos».', 'Entre a «Sube tu archivo», y marque «Todos».'],
])('«%s»', (informal, said) => {
  expect(formal(informal)).toBe(said);
});
