import { describe, expect, it } from 'vitest';
import { type ShownNotice, withNotice } from './notices.ts';

const notice = (id: number, title = `n${id}`): ShownNotice => ({ id, kind: 'error', title });

describe('withNotice', () => {
  it('shows the same sentence once, anew', () => {
    expect(withNotice([notice(1, 'a'), notice(2, 'b')], notice(3, 'a')).map(({ id }) => id)).toEqual([2, 3]);
  });
  it('keeps the newest four', () => {
    expect(
      withNotice(
        [1, 2, 3, 4].map((id) => notice(id)),
        notice(5),
      ).map(({ id }) => id),
    ).toEqual([2, 3, 4, 5]);
  });
});
