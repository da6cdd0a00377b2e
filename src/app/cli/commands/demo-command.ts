/** `cuadre demo <folder>`: writes the sample company's balances and its `empresa.json`. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleCompany } from '#app/sample-company.ts';
import { cliText } from '../text.es.ts';

export async function demoCommand([folder]: readonly string[]): Promise<number> {
  if (folder === undefined) {
    process.stderr.write(`${cliText.demoFolder}\n`);
    return 2;
  }
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    process.stderr.write(`${cliText.demoNotEmpty(folder)}\n`);
    return 2;
  }
  const { company, files } = await sampleCompany();
  for (const { name, bytes } of files) await writeFile(join(folder, name), bytes);
  await writeFile(join(folder, 'empresa.json'), `${JSON.stringify(company.profile, null, 2)}\n`);
  process.stdout.write(`${cliText.demoWritten(files.length, folder, company.name)}\n`);
  return 0;
}
