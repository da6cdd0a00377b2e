/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const listSources: Call<typeof contract.listSources> = {"method":"GET","path":"/companies/{id}/source-files","access":"user"};
export const restoreSourceFile: Call<typeof contract.restoreSourceFile> = {"method":"POST","path":"/companies/{id}/source-files/{sourceFileId}/restore","access":"user"};
export const storeSourceFile: Call<typeof contract.storeSourceFile> = {"method":"POST","path":"/companies/{id}/source-files","access":"user"};
export const withdrawSourceFile: Call<typeof contract.withdrawSourceFile> = {"method":"POST","path":"/companies/{id}/source-files/{sourceFileId}/withdraw","access":"user"};
