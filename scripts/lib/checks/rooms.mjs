// @ts-check
/**
 * Rooms of src/core and src/api, top layer first: a room imports only rooms after it. Input of the architecture rules
 * and of tests/tidiness.
 */

export const coreRooms = [
  'guide',
  'expression',
  'checks',
  'engine',
  'source',
  'columns',
  'reading',
  'statement',
  'exogena',
  'report',
  'books',
  'call',
  'product',
  'reference',
  'identity',
  'calendar',
  'money',
  'dictionary',
];

export const apiRooms = [
  'service',
  'guide',
  'statements',
  'audits',
  'balances',
  'users',
  'access',
  'companies',
  'subscription',
  'kernel',
];
