// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../../tests/support/web/show.tsx';
import { ApiError } from '../data/failures/failure.ts';
import { type ListColumn, orderOf, orderText } from './columns.ts';
import { type ListAnswer, ListPanel } from './ListPanel.tsx';
import { SearchField } from './SearchField.tsx';
import { useListAddress } from './use-list-address.ts';

interface Fruit {
  name: string;
  weight: number;
  origin: string;
}

const columns: ListColumn<Fruit>[] = [
  { key: 'name', title: 'Fruta', isName: true, sorts: 'up', cell: ({ name }) => name },
  { key: 'weight', title: 'Peso', sorts: 'down', isFigure: true, cell: ({ weight }) => weight },
  { key: 'origin', title: 'Origen', cell: ({ origin }) => origin },
];
const fruits: Fruit[] = [
  { name: 'Lulo', weight: 90, origin: 'Huila' },
  { name: 'Curuba', weight: 70, origin: 'Boyacá' },
];
const answered = (rows: readonly Fruit[], page = { page: 1, pageSize: 2, total: rows.length }): ListAnswer<Fruit> => ({
  data: { data: rows, meta: page },
  error: null,
  refetch: vi.fn(),
});
const waiting: ListAnswer<Fruit> = { data: undefined, error: null, refetch: vi.fn() };

/** The list as screens use it: what it shows lies in the address. */
function Fruits({ list }: { list: ListAnswer<Fruit> }) {
  const { search, change, clear } = useListAddress();
  const [chosen, setChosen] = useState('');
  const typed = search.get('buscar') ?? '';
  return (
    <ListPanel
      name="frutas"
      label="Frutas"
      list={list}
      columns={columns}
      keyOf={({ name }) => name}
      order={orderOf(search.get('orden') ?? 'name')}
      onOrder={(order) => change('orden', orderText(order))}
      isSelected={({ name }) => name === chosen}
      actionsOf={({ name }) => (
        <button type="button" onClick={() => setChosen(name)}>
          Abrir {name}
        </button>
      )}
      filters={
        <SearchField label="Buscar" placeholder="Buscar" value={typed} onChange={(words) => change('buscar', words)} />
      }
      count={list.data?.meta && `${list.data.meta.total} frutas`}
      nothing={{
        isFiltered: typed !== '',
        empty: 'Aquí verás tus frutas.',
        action: <button type="button">Sembrar</button>,
        noMatch: `Ninguna se llama «${typed}».`,
        onClear: () => clear(),
      }}
      onPage={(page) => change('pagina', String(page))}
      skeleton="1fr 1fr"
    />
  );
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('the panel of a list', () => {
  it('shows rows under their columns, how many there are, and what can be done with each', async () => {
    const { user } = show(<Fruits list={answered(fruits)} />);
    const panel = within(screen.getByRole('region', { name: 'Frutas' }));
    expect(heads()).toEqual(['Fruta', 'Peso', 'Origen', 'Acciones']);
    expect(panel.getByRole('status').textContent).toBe('2 frutas');
    const row = screen.getByRole('row', { name: /^Curuba/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['70', 'Boyacá', 'Abrir Curuba']);
    // On a phone, where there are no heads, each cell says its own.
    expect(within(row).getByText('Boyacá').dataset.title).toBe('Origen');
    await user.click(within(row).getByRole('button'));
    expect(row.getAttribute('aria-selected')).toBe('true');
  });

  it('waits without saying that there is nothing', () => {
    show(<Fruits list={waiting} />);
    expect(screen.getByText('Cargando…')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Aquí verás tus frutas.')).toBeNull();
    // What is typed meanwhile is not lost when the rows arrive.
    expect(screen.getByRole('textbox', { name: 'Buscar' })).toBeDefined();
  });

  it('says what it is for where there is nothing, with the next step and nothing to filter', () => {
    show(<Fruits list={answered([])} />);
    expect(screen.getByText('Aquí verás tus frutas.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sembrar' })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('keeps the rows of what was asked before, but lets nobody press what is about to go', async () => {
    show(<Fruits list={{ ...answered(fruits), isPlaceholderData: true }} />);
    const table = screen.getByRole<HTMLTableElement>('table');
    const body = table.tBodies[0]!;
    expect([body.inert, body.getAttribute('aria-busy')]).toEqual([true, 'true']);
    expect(table.tHead!.inert).toBe(false);
  });

  it('takes the filters away where they leave nothing', async () => {
    const { user, address } = show(<Fruits list={answered([])} />, { address: '/?buscar=pera&orden=-weight' });
    expect(screen.getByText('Ninguna se llama «pera».')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sembrar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(address()).toBe('/');
  });

  it('says a failure in place of the rows, keeps the filters, and asks again', async () => {
    const failed = { ...waiting, error: new ApiError(422, { message: 'Ese orden no existe.' }), refetch: vi.fn() };
    const { user } = show(<Fruits list={failed} />, { address: '/?buscar=lu' });
    expect(screen.getByRole('alert').textContent).toContain('Ese orden no existe.');
    expect(screen.queryByText('Cargando…')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Buscar' }).value).toBe('lu');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(failed.refetch).toHaveBeenCalledOnce();
  });
});

describe('the order of a list', () => {
  it('is said by the head of its column, turns when that is pressed, and begins another list', async () => {
    const { user, address } = show(<Fruits list={answered(fruits)} />, { address: '/?pagina=3' });
    const head = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
    expect([head('Fruta'), head('Peso')]).toEqual(['ascending', 'none']);
    await user.click(screen.getByRole('button', { name: 'Fruta' }));
    expect(address()).toBe('/?orden=-name');
    // Weights from the heaviest on.
    await user.click(screen.getByRole('button', { name: 'Peso' }));
    expect(address()).toBe('/?orden=-weight');
    expect([head('Fruta'), head('Peso')]).toEqual(['none', 'descending']);
    expect(within(screen.getByRole('columnheader', { name: 'Origen' })).queryByRole('button')).toBeNull();
  });
});

describe('the columns of a list', () => {
  it('are chosen, kept in the address and on this device, and all come back', async () => {
    const first = show(<Fruits list={answered(fruits)} />);
    await first.user.click(screen.getByRole('button', { name: 'Columnas' }));
    const name = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Fruta' });
    expect(name.disabled).toBe(true);
    await first.user.click(screen.getByRole('checkbox', { name: 'Origen' }));
    expect(heads()).toEqual(['Fruta', 'Peso', 'Acciones']);
    expect(first.address()).toBe('/?ocultas-frutas=origin');
    expect(localStorage.getItem('ocultas-frutas')).toBe('origin');
    await first.user.click(screen.getByRole('button', { name: 'Mostrar todas' }));
    expect(heads()).toEqual(['Fruta', 'Peso', 'Origen', 'Acciones']);
    expect(localStorage.getItem('ocultas-frutas')).toBeNull();
  });

  it('are those of the address, else those of this device', () => {
    localStorage.setItem('ocultas-frutas', 'weight');
    show(<Fruits list={answered(fruits)} />);
    expect(screen.getByRole('button', { name: 'Columnas: 2 de 3' })).toBeDefined();
    expect(heads()).toEqual(['Fruta', 'Origen', 'Acciones']);
  });
});

describe('the pages of a list', () => {
  it('go on and back, and end where there are no more', async () => {
    const page = { page: 2, pageSize: 2, total: 6 };
    const { user, address } = show(<Fruits list={answered(fruits, page)} />, { address: '/?buscar=u&pagina=2' });
    expect(screen.getByText('Página 2 de 3')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(address()).toBe('/?buscar=u&pagina=3');
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(address()).toBe('/?buscar=u&pagina=1');
  });

  it('are not spoken of where there is one', () => {
    show(<Fruits list={answered(fruits)} />);
    expect(screen.queryByText(/^Página/)).toBeNull();
  });

  it('lead back from beyond the last', async () => {
    const beyond = { page: 9, pageSize: 2, total: 6 };
    const { user, address } = show(<Fruits list={answered([], beyond)} />, { address: '/?pagina=9' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Siguiente' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(address()).toBe('/?pagina=3');
  });

  it('start again with every other search', async () => {
    const page = { page: 2, pageSize: 2, total: 6 };
    const { user, address } = show(<Fruits list={answered(fruits, page)} />, { address: '/?pagina=2' });
    await user.type(screen.getByRole('textbox', { name: 'Buscar' }), 'l');
    expect(address()).toBe('/?buscar=l');
  });
});
