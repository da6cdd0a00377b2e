import { describe, expect, it } from 'vitest';
import { NO_DATA, type PersonData } from './person-data.ts';
import { readPerson } from './read-person.ts';

const read = (number: string, given: Partial<PersonData>) => readPerson(number, { ...NO_DATA, ...given });
const fieldsOf = (number: string, given: Partial<PersonData>) => read(number, given).problems.map(({ field }) => field);

describe('the data of a third party', () => {
  it('are kept in capitals, without what the files of the DIAN cannot hold', () => {
    const { data, problems } = read('52123456', {
      type: '13',
      surname1: ' Díaz ',
      name1: 'Ana\tMaría',
      address: 'Calle 1 # 2-3 <"Apto">',
      municipality: '05001',
    });
    expect(problems).toEqual([]);
    expect(data).toMatchObject({ surname1: 'DÍAZ', name1: 'ANA MARÍA', address: 'CALLE 1 # 2-3 APTO' });
  });

  it('may be entered by parts', () => {
    expect(fieldsOf('52123456', { address: 'CL 1' })).toEqual([]);
    expect(fieldsOf('52123456', {})).toEqual([]);
  });

  it.each<[string, Partial<PersonData>, string[]]>([
    ['52123456', { type: '99' }, ['type']],
    ['52123456', { type: '91' }, ['type']],
    ['AB1234', { type: '31' }, ['type']],
    ['AB1234', { type: '13' }, ['type']],
    ['900123456', { type: '31', dv: '7' }, ['dv']],
    ['900123456', { type: '31', dv: 'x' }, ['dv']],
    ['AB1234', { type: '41', dv: '1' }, ['dv']],
    ['52123456', { type: '13', legalName: 'ACME' }, ['legalName']],
    ['900123456', { surname1: 'DIAZ', name1: 'ANA', legalName: 'ACME' }, ['legalName']],
    ['900123456', { type: '31', surname1: 'DIAZ', name1: 'ANA' }, ['surname1']],
    ['52123456', { name1: 'ANA' }, ['surname1']],
    ['52123456', { surname1: 'DIAZ' }, ['name1']],
    ['52123456', { municipality: '05000' }, ['municipality']],
    ['52123456', { country: '000' }, ['country']],
    ['444444001', { country: '249', municipality: '05001', address: 'CL 1' }, ['municipality', 'address']],
    ['52123456', { address: 'x'.repeat(201) }, ['address']],
    ['222222222', { type: '13', address: 'CL 1' }, ['type']],
    ['222222222', { country: '249' }, ['country']],
  ])('of %s with %o are refused in %o', (number, given, fields) => {
    expect(fieldsOf(number, given)).toEqual(fields);
  });

  it('tell the right check digit', () => {
    expect(read('900123456', { dv: '7' }).problems[0]!.message).toBe('El DV de 900123456 es 8.');
  });

  it('of the row of small amounts are the place of the company', () => {
    expect(fieldsOf('222222222', { address: 'CL 1', municipality: '11001' })).toEqual([]);
  });
});
