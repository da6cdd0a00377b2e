/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const deleteBudget: Call<typeof contract.deleteBudget> = {"method":"DELETE","path":"/companies/{id}/budgets/{year}","access":"user"};
export const downloadBudget: Call<typeof contract.downloadBudget> = {"method":"GET","path":"/companies/{id}/budgets/{year}/workbook","access":"user","produces":"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"};
export const listBudgets: Call<typeof contract.listBudgets> = {"method":"GET","path":"/companies/{id}/budgets","access":"user"};
export const loadBudget: Call<typeof contract.loadBudget> = {"method":"POST","path":"/companies/{id}/budgets/{year}","access":"user"};
