/** Business constants, ids and messages of the seed that the product keeps to the letter. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { monthNames } from '#core/calendar/period.es.ts';
import { guidedTours } from '#core/product/guided-tour.ts';
import { displayOption, licenseNote, withoutAccounts } from '#core/product/notification/notification.ts';
import { termsSections } from '#core/product/terms.es.ts';
import { termsVersion } from '#core/product/terms.ts';
import { listAccountableSoftware } from '#core/reference/chart/accountable-software.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import { reportItems } from '#core/reference/tax/report-items.gen.ts';
import { validations } from '#validations/registry.gen.ts';
import { failureText } from '#web/data/failures/text.es.ts';
import { initialSession } from '#web/data/session/session-state.ts';
import { listText } from '#web/lists/text.es.ts';
import { notificationText } from '#web/notifications/text.es.ts';
import { auditTour, noDataTour } from '#web/screens/audit/first/tours.es.ts';
import { chartTour } from '#web/screens/chart-account/text.es.ts';
import { reportTour } from '#web/screens/financial-report/text.es.ts';
import { editionTour } from '#web/screens/parametrization/text.es.ts';
import { bellText } from '#web/shell/bell/text.es.ts';
import { predefinedText } from '#web/shell/predefined/text.es.ts';
import { shellText } from '#web/shell/text.es.ts';
import { tourDelays } from '#web/tours/tour-delays.ts';
import { publicText } from '#web/ui/text.es.ts';

describe('ids', () => {
  test('of the accounting packages', () => {
    const ids = Object.fromEntries(listAccountableSoftware().map(({ id, name }) => [name, id]));
    expect(ids).toMatchObject({
      ...{ 'Siigo Nube': 1, Helisa: 2, 'World Office': 4, 'Siigo Pyme': 5 },
      ...{ Sisco: 7, Biable: 8, 'Helisa v2': 9, 'Helisa Cloud': 10 },
    });
  });

  test('of the classes of accounts', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((code) => pucAccount(String(code))?.name)).toEqual([
      'Activo',
      'Pasivo',
      'Patrimonio',
      'Ingresos',
      'Gastos',
      'Costos de ventas',
      'Costos de producción o de operación',
      'Cuentas de orden deudoras',
      'Cuentas de orden acreedoras',
    ]);
  });

  test('of the items of the financial report', () => {
    expect(reportItems.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 17 }, (_, at) => at + 1),
    );
    const name = (id: number) => reportItems.find((item) => item.id === id)?.name;
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(name)).toEqual([
      'Impuesto a las ventas retenido',
      'Industria y comercio retenido',
      'Anticipo de industria y comercio',
      'Retención en la fuente',
      'Autorretenciones nacionales',
      'Saldo a favor impuestos renta y complementarios',
      'Anticipo impuesto régimen simple',
      'Saldo a favor impuestos a las ventas',
      'Impuestos descontables',
    ]);
    expect([10, 11, 12, 13, 14, 15, 16, 17].map(name)).toEqual([
      'Autorretenciones Distritales',
      'Impuesto a las ventas',
      'Industria y comercio',
      'Impuesto al consumo',
      'Impuesto Renta o Régimen Simple',
      'Resultados del ejercicio',
      'Resultados de ejercicios anteriores',
      'Retención en la fuente pasivo',
    ]);
  });

  test('of the steps of the parametrization', () => {
    const ids = Object.fromEntries(validations.map(({ id, key }) => [key, id]));
    expect(ids).toMatchObject({
      ...{ naturaleza: 1, invertida: 2, depreciacion: 6, amortizacion: 7, autorretencion: 8, variacion: 9 },
      ...{ retencion: 10, obligacion: 11, prestacion: 12, anticipo: 13, iva: 15, parafiscal: 17, terceros: 18 },
      ...{ nit: 19, anticipo2: 20, utilidad: 21, diferencia: 22 },
    });
  });

  test('of the display options, the license and the templates without accounts', () => {
    expect(displayOption).toMatchObject({ popup: 1, banner: 2, bell: 3 });
    expect(licenseNote).toBe(1);
    expect(withoutAccounts).toEqual([1, 2, 49, 50, 51, 52]);
  });

  test('of the guided tours, with their numbers of steps', () => {
    expect(guidedTours).toEqual([
      'validations_edition',
      'chart_accounts',
      'audit',
      'no_data_audit',
      'financial_report',
    ]);
    const steps = [editionTour, chartTour, auditTour, noDataTour, reportTour].map(({ length }) => length);
    expect(steps).toEqual([4, 7, 9, 4, 2]);
  });
});

describe('times, limits and names', () => {
  test('months have Spanish names, 1 to 12', () => {
    expect(monthNames.slice(0, 12).join(' ')).toBe(
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    );
  });

  test('delays of the tours: 500 ms, 800 ms, 3 s', () => {
    expect(tourDelays).toEqual({ between: 500, screen: 800, company: 3000 });
  });

  test('the terms: version, parties, data, law, seat and a year of confidentiality', () => {
    expect(termsVersion).toBe('1.0.1');
    const text = JSON.stringify(termsSections);
    for (const words of [
      'Suscriptor:',
      'Usuario invitado:',
      'Aliado: el contador público certificado',
      'decide qué puede ver y hacer cada uno',
      'El Usuario responde por la configuración de su cuenta',
      'responde también por revisar las alertas y actuar frente a ellas',
      'que se cargan en Cuadre son del Usuario',
      'encargado',
      'hasta un año después de su terminación',
      'leyes de la República de Colombia',
      'El domicilio contractual es Bogotá',
    ])
      expect(text).toContain(words);
  });

  test('the size of a page is said with "/ página"', () => {
    expect(listText.pageSize(50)).toBe('50 / página');
  });
});

describe('the session', () => {
  test('has the fields of the seed, with their first values', () => {
    const { hadCompany: _ours, ...seeds } = initialSession;
    expect(seeds).toEqual({
      isRootUser: false,
      triggerCompany: 0,
      loader: false,
      loaderOption: 0,
      isAuth: false,
      user: null,
      companyGlobal: 0,
      useCompSiigo: false,
      compSoft: '',
      idSoft: 0,
      stepRegister: 0,
      companyToRegister: 0,
      idRegimen: 0,
      welcomeUser: false,
      alliance: '',
      bannerNotifications: [],
      popUpNotifications: [],
      chartAccount: null,
      triggerChartAccount: 0,
      companies: [],
      tours: null,
      nameCompany: '',
      nitCompany: '',
      showImagesNotifications: true,
      showAuditPending: true,
    });
  });
});

describe('messages', () => {
  test('of forms are written in one place', () => {
    const folder = join(import.meta.dirname, '../src/web');
    const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((path) => !/\.test\.tsx?$/.test(path));
    expect(files.length).toBeGreaterThan(500);
    const written = files.filter((path) =>
      /Por favor ingresar|no es un .* válido/.test(readFileSync(join(folder, path), 'utf8')),
    );
    expect(written).toEqual([join('ui', 'form', 'rule-messages.es.ts')]);
  });

  test('of failures', () => {
    expect(failureText).toMatchObject({
      expired: 'Se ha expirado la sesion.',
      information: 'Información',
      error: 'Error',
      unknown: 'Se ha producido un error.',
    });
  });

  test('of notifications', () => {
    expect(bellText).toMatchObject({
      empty: 'No hay notificaciones',
      listFailed: 'Se ha producido un error listando las notificaciones.',
    });
    expect(notificationText).toMatchObject({
      accept: 'Aceptar',
      later: 'Recordar más tarde',
      failedTitle: 'Error',
      failed: 'Se ha producido un error.',
    });
  });

  test('of the predefined parametrization', () => {
    expect(predefinedText).toMatchObject({
      title: 'Autoparametrización Predefinida',
      drop: 'Importar Balance de prueba por tercero',
      load: 'Cargar Archivo',
      download: 'Descargar Parametrización Global',
      noSoftware: 'No se ha seleccionado el software contable',
      noFile: 'No se ha seleccionado ningún archivo',
      loadedTitle: 'Atención',
      loaded: 'Se ha cargado con éxito.',
      downloaded: 'Se descargó el archivo con éxito',
      fileName: 'Parametrizacion.xlsx',
      errorsFile: 'errores.txt',
    });
    expect(predefinedText.explanation).toMatch(
      /archivo de Excel .* global las empresas .* Siigo, y configurar .* plan de cuentas/,
    );
    expect(predefinedText.fileLoaded('a.csv')).toBe('a.csv se cargó con éxito.');
    expect(predefinedText.fileFailed('a.csv')).toBe('No se pudo cargar a.csv.');
  });

  test('of the shell', () => {
    expect(shellText).toMatchObject({
      upcoming: 'Estamos trabajando para mejorar tu experiencia en la plataforma. Te avisaremos cuando esté lista.',
      chooseCompany: 'Seleccione una empresa',
      rights: 'Todos los derechos reservados',
      editProfile: 'Editar perfil',
      changePassword: 'Cambiar contraseña',
      logout: 'Cerrar sesión',
      roles: 'Permisos y Cargos',
    });
    expect(publicText.signIn).toBe('¿Deseas iniciar sesión?');
  });
});
