import { expect, test } from 'vitest';
import { plainName } from '#core/identity/plain-name.ts';
import { municipalityOfNames } from './municipal-parts.ts';
import { municipalityIn, municipalityLabel, municipalityNamed } from './municipality-name.es.ts';

test.each([
  ['Municipio de Medellín', '05001'],
  ['ALCALDÍA DE SANTIAGO DE CALI', '76001'],
  ['Secretaría de Hacienda de Cartagena', '13001'],
  ['Secretaría de Hacienda de Bogotá D.C.', '11001'],
  ['Secretaría Distrital de Hacienda', '11001'],
  ['MUNICIPIO DE SAN JOSE DE CUCUTA', '54001'],
  ['Municipio de Santa Rosa de Cabal', '66682'],
  ['Municipio de Rionegro', 'RIONEGRO'],
  ['Municipio de Rionegro (Antioquia)', '05615'],
  ['Alcaldía de Candelaria Valle', '76130'],
  ['Secretaría de Hacienda', null],
  ['Gobernación de Bolívar', null],
  ['Tesorería del Departamento de Sucre', null],
])('a treasury: %s', (name, municipality) => {
  expect(municipalityIn(plainName(name))).toBe(municipality);
});

test.each([
  ['ICA Bogotá 13.80', '11001'],
  ['RETEICA A FAVOR CALI 3,3/1000', '76001'],
  ['Industria y comercio La Estrella', '05380'],
  ['De industria y comercio', null],
  ['Impuesto de industria y comercio retenido', null],
  ['Vigencia fiscal corriente', null],
  ['Devolución Rete Ica 6,6', null],
  ['Retención ICA UNE', null],
])('an account: %s', (name, municipality) => {
  expect(municipalityOfNames([plainName(name)])).toBe(municipality);
});

test.each([
  ['BOGOTA DC', '11001'],
  ['Medellín', '05001'],
  ['Medellín Motors', null],
])('a third party that is named as one: %s', (name, municipality) => {
  expect(municipalityNamed(plainName(name))).toBe(municipality);
});

test('labels', () => {
  expect(['05001', '05615', 'RIONEGRO', '11001'].map(municipalityLabel)).toEqual([
    'Medellín',
    'Rionegro (Antioquia)',
    'Rionegro',
    'Bogotá, D.C.',
  ]);
});
