import { describe, expect, it } from 'vitest';
import { isAdministrator } from './session-token.ts';

const token = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

describe('isAdministrator', () => {
  it('reads admn_id from the payload', () => {
    expect(isAdministrator(token({ sub: 1, admn_id: 1, name: '¿Ñandú?' }))).toBe(true);
    expect(isAdministrator(token({ sub: 1 }))).toBe(false);
    expect(isAdministrator(token({ sub: 1, admn_id: null }))).toBe(false);
  });
  it.each([null, '', 'x', 'a.b.c', 'a.%%%.c'])('is false for %j', (broken) => {
    expect(isAdministrator(broken)).toBe(false);
  });
});
