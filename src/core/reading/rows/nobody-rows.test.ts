/** Rows of no third party, accounts that repeat themselves, and totals without a label, as packages write them in text. */
import { expect, test } from 'vitest';
import { formats } from '#formats/registry.gen.ts';
import { readFile } from '#platform/workbook/read-file.ts';

async function read(...lines: string[]) {
  const bytes = Buffer.from(lines.join('\r\n'));
  const { view, issues } = await readFile(async () => ({ bytes, fileName: 'marzo 2026.csv' }), formats);
  expect(issues.filter(({ fatal }) => fatal)).toEqual([]);
  const { debit, credit } = view!.sum('');
  const people = view!.people(view!.leaves()).list.map(({ key }) => key);
  return { debit, credit, people, rows: view!.rowCount };
}

const title = ['Empresa Demo SAS', 'NIT 900394374-4', 'Marzo de 2026'];
const header = 'Cuenta;Nombre;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo';
const rows = [
  '110505;Caja;;;100,00;50,00;20,00;130,00',
  '130505;Clientes;900111222;Ana S.A.S.;50,00;20,00;10,00;60,00',
  '310505;Capital;800197268;Socio;-150,00;10,00;50,00;-190,00',
];

test('SIN TERCERO without a number, with a point or with zeros is nobody', async () => {
  const of = ['.', '', '0'].map((id, index) => `22050${index};Proveedores;${id};SIN TERCERO;0;1,00;1,00;0`);
  expect(await read(...title, header, ...rows, ...of)).toMatchObject({ people: ['900111222', '800197268'], rows: 6 });
});

test('in Siigo Pyme it is nobody too, below its account', async () => {
  const pyme =
    'GRUPO;CUENTA;SUBCUENTA;AUXILIAR;SUBAUXIL;NIT;DIG. VERIFICACION;CENTRO C.;DESCRIPCION;ULT. MOV;SALDO ANTERIOR;DEBITOS;CREDITOS;NUEVO SALDO';
  const found = await read(
    'SIIGO - EMPRESA DEMO SAS',
    '',
    'De : MAR 1/2026 A : MAR 31/2026',
    pyme,
    '11;05;05;;;;;;CAJA GENERAL;;100;50;20;130',
    ';;;;;;;;SIN TERCERO;;100;50;20;130',
    '13;05;05;;;;;;CLIENTES;;50;20;10;60',
    ';;;;;900111222;3;;ANA SAS;;30;20;10;40',
    ';;;;;.;;;SIN TERCERO;;20;0;0;20',
    '31;05;05;;;;;;CAPITAL;;-150;10;50;-190',
    ';;;;;800197268;4;;SOCIO;;-150;10;50;-190',
  );
  expect(found).toEqual({ debit: 8000n, credit: 8000n, people: ['900111222', '800197268'], rows: 4 });
});

test('an account that repeats itself as its third party is counted once', async () => {
  const found = await read(
    ...title,
    'cod_cta;nom_cta;cod_benf;nom_benf;saldo_ant;debitos;creditos;saldo_act',
    '110505;Caja;110505;Caja;100;50;20;130',
    '130505;Clientes;130505;Clientes;50;20;10;60',
    '130505;Clientes;900111222;Ana;30;20;10;40',
    '130505;Clientes;79456123;Luis;20;0;0;20',
    '310505;Capital;310505;Capital;-150;10;50;-190',
    '310505;Capital;800197268;Socio;-150;10;50;-190',
  );
  expect(found).toEqual({ debit: 8000n, credit: 8000n, people: ['900111222', '79456123', '800197268'], rows: 4 });
});

test('a last line of figures that is their sum is the total, in text too', async () => {
  expect(await read(...title, header, ...rows, ';;;;0,00;80,00;80,00;0,00')).toMatchObject({ debit: 8000n, rows: 3 });
});
