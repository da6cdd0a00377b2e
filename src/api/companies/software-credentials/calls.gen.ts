/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const changeAutomaticPull: Call<typeof contract.changeAutomaticPull> = {"method":"PATCH","path":"/companies/{id}/software-credentials","access":"user"};
export const deleteSoftwareCredential: Call<typeof contract.deleteSoftwareCredential> = {"method":"DELETE","path":"/companies/{id}/software-credentials","access":"user"};
export const getSoftwareCredential: Call<typeof contract.getSoftwareCredential> = {"method":"GET","path":"/companies/{id}/software-credentials","access":"user"};
export const putSoftwareCredential: Call<typeof contract.putSoftwareCredential> = {"method":"PUT","path":"/companies/{id}/software-credentials","access":"user"};
export const testSoftwareCredential: Call<typeof contract.testSoftwareCredential> = {"method":"POST","path":"/companies/{id}/software-credentials/test","access":"user"};
