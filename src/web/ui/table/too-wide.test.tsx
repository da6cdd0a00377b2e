// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScrollFrame } from './ScrollFrame.tsx';
import { Table } from './Table.tsx';

/** A table that needs 900 px, in a place of `width`. */
function inPlaceOf(width: number): void {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => Math.max(900, width));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
}
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const table = (
  <Table
    columns={[{ key: 'name', title: 'Nombre', cell: (name: string) => name }]}
    rows={['Manzana']}
    keyOf={(name) => name}
  />
);
const isCards = () => screen.getByRole('table', { hidden: true }).hasAttribute('data-cards');

describe('a table between a phone and a desktop', () => {
  it('that is wider than its place is drawn as cards', () => {
    inPlaceOf(640);
    render(table);
    expect(isCards()).toBe(true);
  });

  it('that fits stays a table', () => {
    inPlaceOf(1000);
    render(table);
    expect(isCards()).toBe(false);
  });

  it('scrolls in a frame, which then takes the focus', () => {
    inPlaceOf(640);
    const { rerender } = render(
      <ScrollFrame label="Frutas">
        <div style={{ overflowX: 'auto' }}>{table}</div>
      </ScrollFrame>,
    );
    expect(isCards()).toBe(false);
    expect(screen.getByRole('region', { name: 'Frutas' }).tabIndex).toBe(0);
    inPlaceOf(1000);
    rerender(
      <ScrollFrame key="wide" label="Verduras">
        nada
      </ScrollFrame>,
    );
    expect(screen.getByRole('region', { name: 'Verduras' }).hasAttribute('tabindex')).toBe(false);
  });
});
