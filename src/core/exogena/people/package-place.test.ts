import { describe, expect, it } from 'vitest';
import { type PackagePlace, placeOfPackage, withPlace } from './package-place.ts';
import { NO_DATA } from './person-data.ts';

const written: PackagePlace = {
  address: 'Calle 1 # 2-3',
  countryCode: 'Co',
  countryName: 'Colombia',
  stateCode: '05',
  cityCode: '05001',
};
const medellin = { address: 'CALLE 1 # 2-3', municipality: '05001', country: '169' };

describe('the place of a third party in its package', () => {
  it.each<[name: string, said: Partial<PackagePlace>, place: object]>([
    ['with the whole code of the city', {}, medellin],
    ['with the code of the city alone', { cityCode: '001' }, medellin],
    ['with codes that lost their zeros', { stateCode: '5', cityCode: '5001' }, medellin],
    ['with both parts without zeros', { stateCode: '5', cityCode: '1' }, medellin],
    ['in a city that nobody knows', { cityCode: '05999' }, { ...medellin, municipality: '' }],
    ['in a city by its name', { cityCode: 'Medellín' }, { ...medellin, municipality: '' }],
    ['with an address that is too long', { address: 'x'.repeat(201) }, { ...medellin, address: '' }],
    [
      'with nothing but a city',
      { address: '', countryCode: '', countryName: '' },
      { ...medellin, address: '', country: '' },
    ],
    [
      'abroad, of which formats have the country only',
      { countryCode: 'Us', countryName: 'ESTADOS UNIDOS', stateCode: '12', cityCode: '' },
      { address: '', municipality: '', country: '249' },
    ],
    ['in a country that nobody knows', { countryCode: 'Zz', countryName: 'Atlántida' }, { ...medellin, country: '' }],
  ])('%s', (_name, said, place) => {
    expect(placeOfPackage('52123456', { ...written, ...said })).toEqual(place);
  });

  it('is below what the company says', () => {
    expect(withPlace(NO_DATA, undefined)).toEqual(NO_DATA);
    expect(withPlace({ ...NO_DATA, address: 'CL 9' }, medellin)).toMatchObject({
      address: 'CL 9',
      municipality: '05001',
    });
    const abroad = { ...NO_DATA, country: '249' };
    expect(withPlace(abroad, medellin)).toEqual(abroad);
  });
});
