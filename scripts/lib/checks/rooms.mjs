// @ts-check
/**
 * The rooms of src/core and src/api, top layer first: a room imports only those that stand after it. The architecture rules
 * and tests/tidiness are made from these lists.
 */

export const coreRooms = [
  'guide',
  'expression',
  'checks',
  'engine',
  'columns',
  'reading',
  'books',
  'call',
  'product',
  'reference',
  'identity',
  'calendar',
  'money',
];

export const apiRooms = [
  'service',
  'guide',
  'audits',
  'balances',
  'users',
  'access',
  'companies',
  'subscription',
  'kernel',
];
