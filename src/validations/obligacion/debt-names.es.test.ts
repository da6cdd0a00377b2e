import { expect, test } from 'vitest';
import { isCreditCardName } from './debt-names.es.ts';

test.each(['TC BANCO MEJÍA7432', 'Tc jec group 2942', 'TARJETA DE CREDITO BBVA', 'TDC Visa'])(
  '%s is a credit card',
  (name) => {
    expect(isCreditCardName(name)).toBe(true);
  },
);

test.each(['Pagaré Bancolombia', 'Crédito ETC', 'Tecnología'])('%s is none', (name) => {
  expect(isCreditCardName(name)).toBe(false);
});
