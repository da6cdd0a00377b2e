/**
 * One server with one data folder and one browser for all browser tests; each file uses an account of its own. A server killed
 * by a test is restarted on the same data and port.
 */
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildWeb } from '../../scripts/lib/build/build-web.mjs';
import { identityClient } from '../support/identity-provider.ts';
import { ServerProcess } from '../support/server-process.ts';
import { temporaryDataDirectory } from '../support/test-database.ts';

/** How test files reach the product, and the ports of the external services that they may start. */
export interface SharedProduct {
  url: string;
  dataDirectory: string;
  /** Address of the browser for `chromium.connect`. */
  browser: string;
  /** Password of the first users. */
  password: string;
  identityPort: number;
  siigoPort: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    product: SharedProduct;
  }
}

const password = 'una-clave-de-prueba';
const root = join(import.meta.dirname, '..', '..');

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!(await buildWeb(root))) throw new Error('the client did not build');
  const folder = temporaryDataDirectory();
  const dataDirectory = join(folder, 'data');
  const [port, identityPort, siigoPort] = [await freePort(), await freePort(), await freePort()];
  const start = () =>
    new ServerProcess(dataDirectory, {
      PORT: String(port),
      CUADRE_INITIAL_PASSWORD: password,
      // Each file calls from its own address: rate limits are per address.
      CUADRE_TRUST_PROXY: '1',
      CUADRE_SIIGO_URL: `http://127.0.0.1:${siigoPort}`,
      CUADRE_OIDC_ISSUER: `http://127.0.0.1:${identityPort}`,
      CUADRE_OIDC_CLIENT_ID: identityClient.id,
      CUADRE_OIDC_CLIENT_SECRET: identityClient.secret,
      CUADRE_OIDC_NAME: 'Universidad',
    });
  let server = start();
  const url = await server.url();
  let isOver = false;
  const keepRunning = async () => {
    while (!isOver) {
      await server.end();
      if (!isOver) server = start();
      await sleep(50);
    }
  };
  void keepRunning();
  const browser = await launchBrowser();
  provide('product', { url, dataDirectory, browser: browser.wsEndpoint(), password, identityPort, siigoPort });
  return async () => {
    isOver = true;
    await browser.close();
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
}

function launchBrowser() {
  const executablePath = process.env.CUADRE_CHROMIUM ?? '/usr/bin/chromium';
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-sync',
    '--disable-component-update',
  ];
  return chromium.launchServer({ executablePath, args });
}

/** A port that is free at this moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
