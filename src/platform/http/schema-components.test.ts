import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { schemaComponents } from './schema-components.ts';

const catSchema = Type.Object({ name: Type.String() });

test('a schema is recognised inside others, also when TypeBox copied it', () => {
  const listCats = { method: 'GET', path: '/cats', access: 'public', summary: '', tag: '' } as const;
  const components = schemaComponents([{ catSchema, listCats }]);
  const answer = Type.Object({ data: Type.Array(catSchema), best: Type.Optional(catSchema) });
  expect(components.part(listCats, 'Answer', answer)).toEqual({ $ref: '#/components/schemas/ListCatsAnswer' });
  const cat = { $ref: '#/components/schemas/Cat' };
  expect(components.schemas()).toEqual({
    Cat: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    ListCatsAnswer: {
      type: 'object',
      required: ['data'],
      properties: { data: { type: 'array', items: cat }, best: cat },
    },
  });
});

test('a name with two schemas is refused, and so is an endpoint that no contract exports', () => {
  const other = { catSchema: Type.Object({ lives: Type.Integer() }) };
  expect(() => schemaComponents([{ catSchema }, other])).toThrow('two schemas of the API are named Cat');
  expect(() => schemaComponents([{ errorSchema: catSchema }])).toThrow('named Error');
  const call = { method: 'GET', path: '/dogs', access: 'public', summary: '', tag: '' } as const;
  expect(() => schemaComponents([]).part(call, 'Answer', catSchema)).toThrow('no contract exports GET /dogs');
});
