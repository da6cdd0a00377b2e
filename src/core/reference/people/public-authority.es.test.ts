import { expect, it } from 'vitest';
import { isPublicAuthority } from './public-authority.es.ts';

it.each([
  ['899999086', 'SUPERSOCIEDADES'],
  ['800197268', 'DIAN'],
  ['900303123', 'Corporación Autónoma Regional de Santander'],
  ['899999061', 'Secretaría Distrital de Movilidad'],
  ['890204802', 'MUNICIPIO DE GIRON'],
  ['830115226', 'Ministerio del Trabajo'],
])('%s %s is an authority', (id, name) => expect(isPublicAuthority(id, name)).toBe(true));

it.each([
  ['890200110', 'CAMARA DE COMERCIO DE BUCARAMANGA'],
  ['890201230', 'ELECTRIFICADORA DE SANTANDER SA ESP'],
  ['900100200', 'Secretaría Virtual S.A.S.'],
  ['900100201', 'Corporación Club Campestre'],
])('%s %s is none', (id, name) => expect(isPublicAuthority(id, name)).toBe(false));
