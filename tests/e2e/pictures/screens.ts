/** The screens of the product and the states of those that have several, as a picture shows them. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as answers from './made-answers.ts';

export interface Pictured {
  /** Of its picture. */
  name: string;
  /** `:empresa` is the id of the company with books, `:vacia` that of the one without, `:cuenta` the account's name. */
  path: string;
  /** What is done on the page before the picture is taken. */
  act?: (page: Page) => Promise<void>;
  /** Answers that it is drawn from, where those of the server differ by day or by what other files did. */
  answers?: readonly answers.Made[];
}

const books = join(import.meta.dirname, '..', '..', 'fixtures');
const audit = '/empresa/:empresa/servicio/auditoria?mes=2026-03';
const wizard = '/empresa/:empresa/servicio/edicion-plan-cuentas';

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

async function choose(page: Page, ...files: string[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(files.map((file) => join(books, file)));
  await page
    .getByText(/^(Reconocimos|No pudimos leer)/)
    .first()
    .waitFor();
}

export const ofVisitors: readonly Pictured[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-wrong',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Correo electrónico').fill('nadie@empresa.co');
      await page.getByLabel('Contraseña').fill('no es esta');
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'login-admin', path: '/login/admin' },
  { name: 'recover', path: '/recuperar-clave' },
  { name: 'register', path: '/registro' },
  { name: 'register-errors', path: '/registro', act: press(/Continuar|Siguiente/) },
  {
    name: 'dian',
    path: '/DIAN',
    answers: answers.lookUp,
    act: async (page) => {
      await page.getByRole('textbox').fill('903660184\n903215507\n903774021-4\n71334902\n9004812');
      await press('Consultar')(page);
      await page.getByText(/consultados?$/).waitFor();
    },
  },
];

const dialog = (page: Page) => page.getByRole('dialog').waitFor();

/** Those of users to whom something was announced. */
export const ofReaders: readonly Pictured[] = [
  { name: 'notifications', path: '/notificaciones', answers: answers.ownNotifications },
  { name: 'notification-pop-up', path: '/ayuda', answers: answers.popUp, act: dialog },
  { name: 'notification-banner', path: '/ayuda', answers: answers.banner },
  { name: 'notification-image', path: '/ayuda', answers: answers.image, act: dialog },
];

export const ofAccountants: readonly Pictured[] = [
  { name: 'audit', path: audit },
  { name: 'audit-clean-month', path: '/empresa/:empresa/servicio/auditoria?mes=2025-06' },
  {
    name: 'audit-finding',
    path: audit,
    act: async (page) => {
      await page.getByRole('region', { name: 'Resultado' }).waitFor();
      await page.getByRole('main').locator('a[href*="hallazgo="]').first().click();
      await page.locator('aside, dialog[open]').last().getByRole('heading', { level: 2 }).waitFor();
    },
  },
  { name: 'sign-off', path: '/empresa/:empresa/servicio/auditoria/cierre/2026-03' },
  { name: 'balance', path: '/empresa/:empresa/servicio/auditoria/balance?mes=2026-03' },
  { name: 'audit-empty', path: '/empresa/:vacia/servicio/auditoria' },
  { name: 'load', path: '/empresa/:vacia/servicio/auditoria?cargar' },
  {
    name: 'load-recognised',
    path: '/empresa/:empresa/servicio/auditoria?cargar',
    act: async (page) => {
      await choose(page, 'errors/balance-2026-03.xlsx', 'clean/balance-2025-01.xlsx');
      await page.getByText(/^\d+ de \d+ lugares$/).waitFor();
    },
  },
  {
    name: 'load-refused',
    path: '/empresa/:vacia/servicio/auditoria?cargar',
    act: (page) => choose(page, 'errors/truth.json'),
  },
  { name: 'chart', path: '/empresa/:empresa/servicio/plan-cuentas' },
  { name: 'chart-account', path: '/empresa/:empresa/servicio/plan-cuentas?buscar=1305&cuenta=13050501' },
  {
    name: 'chart-chosen',
    path: '/empresa/:empresa/servicio/plan-cuentas?buscar=1305',
    act: (page) => page.getByRole('row').last().getByRole('checkbox').check(),
  },
  { name: 'chart-empty', path: '/empresa/:vacia/servicio/plan-cuentas' },
  { name: 'financial-report', path: '/empresa/:empresa/servicio/edicion-informe-financiero/17' },
  { name: 'wizard-company', path: `${wizard}/1` },
  { name: 'wizard-roles', path: `${wizard}/10` },
  { name: 'wizard-depreciation', path: `${wizard}/6` },
  { name: 'custom-rules', path: `${wizard}/200` },
  { name: 'custom-rule', path: `${wizard}/200?propia=nueva` },
  { name: 'companies', path: '/empresas' },
  { name: 'company-new', path: '/empresa' },
  { name: 'company', path: '/empresa/:empresa' },
  { name: 'help', path: '/ayuda' },
  { name: 'help-by-severity', path: '/ayuda?por=severidad' },
  { name: 'help-law', path: '/ayuda?por=norma' },
  { name: 'help-export', path: '/ayuda?vista=exportar' },
  { name: 'help-glossary', path: '/ayuda?vista=glosario' },
  { name: 'help-search', path: '/ayuda?buscar=saldo' },
  { name: 'help-validation', path: '/ayuda/validacion/retencion' },
  { name: 'help-format', path: '/ayuda/formato/generico' },
  { name: 'users', path: '/usuarios' },
  { name: 'users-invite', path: '/usuarios?invitar=1' },
  { name: 'permissions', path: '/permisos' },
  { name: 'role-new', path: '/crear-cargo?desde=cliente' },
  { name: 'roles', path: '/editar-cargo' },
  { name: 'role-assignments', path: '/asignacion-cargos' },
  { name: 'activity-log', path: '/registro-de-actividad' },
  { name: 'codes', path: '/codigos' },
  { name: 'profile', path: '/editar-perfil' },
  { name: 'profile-security', path: '/editar-perfil?seccion=seguridad' },
  { name: 'profile-data', path: '/editar-perfil?seccion=mis-datos' },
  { name: 'profile-webhooks', path: '/editar-perfil?seccion=webhooks' },
  { name: 'change-password', path: '/cambiar-password' },
  { name: 'unauthorized', path: '/unauthorized' },
  { name: 'not-found', path: '/no-existe' },
];

export const ofStaff: readonly Pictured[] = [
  {
    name: 'staff-licenses',
    path: '/licencias?buscar=:cuenta',
    // Charts of every account that other files made, by the month of today.
    act: (page) => page.getByRole('region', { name: 'Cuentas y vencimientos' }).evaluate((charts) => charts.remove()),
  },
  { name: 'staff-legal-rates', path: '/tablas-de-ley' },
  { name: 'staff-templates', path: '/notificaciones', answers: answers.allTemplates },
  { name: 'staff-template-new', path: '/notificaciones/nueva', answers: answers.newTemplate },
  { name: 'staff-template', path: '/notificaciones/1004', answers: answers.sentTemplate },
  { name: 'staff-dian-lists', path: '/nits-dian', answers: answers.dianLists },
  { name: 'staff-reports', path: '/reportes?desde=2025-04-01&hasta=2026-03-31', answers: answers.reports },
];
