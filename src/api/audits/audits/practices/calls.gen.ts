/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const answerPractice: Call<typeof contract.answerPractice> = {"method":"POST","path":"/companies/{id}/practice-answers","access":"user"};
export const listPractices: Call<typeof contract.listPractices> = {"method":"GET","path":"/companies/{id}/audits/{auditId}/practices","access":"user"};
export const undoPracticeAnswer: Call<typeof contract.undoPracticeAnswer> = {"method":"DELETE","path":"/companies/{id}/practice-answers/{answerId}","access":"user"};
