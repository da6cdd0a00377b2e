import { chromium } from 'playwright-core';
const base='http://127.0.0.1:3977', pw='clave de prueba larga';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
async function ctx(opts, email, path='/login') {
  const c = await b.newContext({ ...opts, locale: 'es-CO', baseURL: base, reducedMotion: 'reduce' });
  const page = await c.newPage(); page.setDefaultTimeout(20000);
  await page.goto(path); await page.getByLabel('Correo electrónico').fill(email); await page.getByLabel('Contraseña').fill(pw); await page.getByRole('button', { name: 'Ingresar' }).click(); await page.waitForURL(/auditoria/);
  return page;
}
const D={ viewport: { width: 1440, height: 900 } }, P={ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme:'dark' };
const step = async (n, f) => { try { await f(); } catch (e) { console.log(n, String(e).slice(0,200)); } };
const d = await ctx(D,'contador@cuadre.local');
await d.waitForURL(/empresa\/[1-9]/); const id=/empresa\/(\d+)/.exec(d.url())[1];
const skip = async (p) => { await p.waitForTimeout(1800); const s=p.getByRole('button',{name:'Omitir'}); if (await s.count()) await s.click(); await p.waitForTimeout(300); };
await step('wizard', async()=>{ await d.goto(`/empresa/${id}/servicio/edicion-plan-cuentas/10`); await d.getByRole('heading',{level:1}).waitFor(); await skip(d); await d.screenshot({path:'/tmp/s-wizard.png', fullPage:true}); });
await step('tree', async()=>{ await d.getByRole('button',{name:/árbol/}).first().click(); await d.waitForTimeout(1000); await d.screenshot({path:'/tmp/s-tree.png'}); await d.keyboard.press('Escape'); });
await step('copy', async()=>{ await d.getByRole('button',{name:/Copiar/}).first().click(); await d.waitForTimeout(800); await d.screenshot({path:'/tmp/s-copy.png'}); await d.keyboard.press('Escape'); });
const p = await ctx(P,'contador@cuadre.local'); 
await step('pchart', async()=>{ await p.goto(`/empresa/${id}/servicio/plan-cuentas`); await p.getByRole('treegrid').waitFor(); await skip(p); await p.screenshot({path:'/tmp/s-chart-p.png'}); });
await step('preport', async()=>{ await p.goto(`/empresa/${id}/servicio/edicion-informe-financiero/4`); await p.getByRole('heading',{level:1}).waitFor(); await skip(p); await p.screenshot({path:'/tmp/s-report-p.png'}); });
const a = await ctx(D,'admin@cuadre.local','/login/admin');
await step('modal', async()=>{ await a.getByRole('button',{name:/Plan Cuentas/}).click(); await a.waitForTimeout(800); await a.screenshot({path:'/tmp/s-modal.png'}); });
await b.close();
