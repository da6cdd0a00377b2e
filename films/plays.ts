/** What is done in each film, scene by scene, by its key. */
import type { Locator, Page } from 'playwright-core';
import type { Stage } from './stage.ts';
import type { World } from './world.ts';

export type Play = (stage: Stage, world: World) => Promise<void>;

const auditOf = (company: number) => `/empresa/${company}/servicio/auditoria`;

const pairs: [string, Play][] = [
  [
    'primera-auditoria',
    async (stage, world) => {
      const { page } = stage;
      const { company, path } = await world.wrongBook();
      await stage.wait(page.goto(auditOf(company)));
      const zone = dropZone(page);
      await stage.wait(zone.waitFor());
      await stage.scene();
      await stage.point(zone);
      await choose(page, path);
      await stage.wait(page.getByRole('region', { name: 'Archivos reconocidos' }).waitFor());
      await stage.scene();
      await stage.scene();
      await save(stage);
      const index = page.locator('[data-tour=audit-index]');
      await stage.wait(index.waitFor());
      await stage.scene();
      await stage.point(index);
      const finding = firstFinding(page);
      await stage.scene();
      await stage.click(finding);
      const drawer = page.getByRole('dialog');
      await stage.wait(drawer.getByText('Por qué importa').waitFor());
      await stage.scene();
      await stage.rest();
      await stage.point(drawer.getByText('Por qué importa'));
      await stage.scene();
      await stage.rest();
      await stage.point(drawer.getByText('Filas del archivo'));
      await stage.scene();
    },
  ],
  ['recorrido-mes-sin-balance', tour('no_data_audit', (world) => `${auditOf(world.emptyCompany)}?`)],
  ['recorrido-auditoria', tour('audit', (world) => `${auditOf(world.sample)}?`)],
  [
    'recorrido-parametrizacion',
    tour('validations_edition', (world) => `/empresa/${world.sample}/servicio/edicion-plan-cuentas/1?`),
  ],
  ['recorrido-plan-de-cuentas', tour('chart_accounts', (world) => `/empresa/${world.sample}/servicio/plan-cuentas?`)],
  [
    'recorrido-informe-financiero',
    tour('financial_report', (world) => `/empresa/${world.sample}/servicio/edicion-informe-financiero/1?`),
  ],
  [
    'cuarenta-empresas',
    async (stage, world) => {
      const { page } = stage;
      await stage.wait(page.goto(auditOf(world.emptyCompany)));
      const folder = page.getByText('Elegir una carpeta completa');
      await stage.wait(folder.waitFor());
      await stage.scene();
      await stage.point(folder);
      await page.locator('input[type=file]').nth(1).setInputFiles(world.folderOfMany());
      const whole = page.getByRole('region', { name: 'Empresas y balances' });
      await stage.wait(whole.getByRole('heading', { name: /^40 empresas nuevas/ }).waitFor());
      await stage.scene();
      await stage.point(whole.getByRole('heading', { name: /^40 empresas nuevas/ }));
      const keep = whole.getByRole('radio', { name: /^Guardar los? \d+ que no cuadran/ });
      await stage.wait(keep.waitFor());
      await stage.scene();
      await keep.check({ force: true });
      await stage.click(whole.getByRole('button', { name: /^Crear 40 y guardar/ }));
      const result = page.getByRole('region', { name: 'Resultado de la carga' });
      await stage.wait(result.getByRole('heading', { name: /^Creamos 40 empresas/ }).waitFor());
      await stage.scene();
      await stage.point(result.getByRole('row').nth(1));
      await stage.scene();
      await stage.click(result.getByRole('link', { name: /^Ver auditoría de/ }).first());
      await stage.wait(page.locator('[data-tour=audit-index]').waitFor());
    },
  ],
  ...['siigo-nube', 'siigo-pyme', 'helisa', 'world-office', 'biable', 'sisco'].map((format): [string, Play] => [
    format,
    playOfPackage(format),
  ]),
];

export const plays: ReadonlyMap<string, Play> = new Map(pairs);

/** Takes a guided tour to its end, a scene for each of its steps. */
function tour(name: string, path: (world: World) => string): Play {
  return async (stage, world) => {
    const { page } = stage;
    await stage.wait(page.goto(`${path(world)}&recorrido=${name}`));
    const popover = page.locator('.driver-popover');
    for (let step = 1; ; step++) {
      const progress = popover.getByText(new RegExp(`^${step} de \\d+$`));
      await stage.wait(progress.waitFor());
      await stage.scene();
      const [, last] = /de (\d+)/.exec(await progress.innerText())!;
      if (step === Number(last)) return;
      await stage.rest();
      await popover.locator('.driver-popover-next-btn').click();
    }
  };
}

/** From the page of the help to the findings. */
function playOfPackage(format: string): Play {
  return async (stage, world) => {
    const { page } = stage;
    const company = await world.cleanCompany(world.softwareOf(format));
    await stage.wait(page.goto(`/ayuda/formato/${format}`));
    await stage.wait(page.getByRole('heading', { level: 2, name: /exportarlo/ }).waitFor());
    await stage.scene();
    await stage.point(page.getByRole('heading', { level: 2, name: /exportarlo/ }));
    await stage.rest();
    await stage.wait(page.goto(auditOf(company)));
    await stage.wait(dropZone(page).waitFor());
    await stage.scene();
    await stage.point(dropZone(page));
    await choose(page, world.cleanBookOf(format));
    const recognised = page.getByRole('region', { name: 'Archivos reconocidos' });
    await stage.wait(recognised.waitFor());
    await stage.scene();
    await stage.point(recognised);
    await stage.scene();
    await save(stage);
    await stage.scene();
    await stage.wait(page.locator('[data-tour=audit-index]').waitFor());
    await stage.scene();
    await stage.point(page.locator('[data-tour=audit-index]'));
  };
}

const dropZone = (page: Page): Locator => page.locator('[data-tour=audit-drop]');

const choose = (page: Page, path: string) => page.locator('input[type=file]').first().setInputFiles(path);

async function save(stage: Stage): Promise<void> {
  const button = stage.page.getByRole('button', { name: /^Guardar/ }).first();
  await stage.wait(button.waitFor());
  await stage.point(button);
  await stage.rest();
  await button.click();
}

const firstFinding = (page: Page): Locator => page.locator('[data-tour=audit-findings] a[data-row]').first();
