/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const exportLicenses: Call<typeof contract.exportLicenses> = {"method":"GET","path":"/licenses/export","access":"admin","produces":"application/octet-stream"};
export const getLicense: Call<typeof contract.getLicense> = {"method":"GET","path":"/licenses/{accountId}","access":"admin"};
export const licenseOrders: typeof contract.licenseOrders = ["endsOn","account","plan","companies","users"];
export const listLicenseChanges: Call<typeof contract.listLicenseChanges> = {"method":"GET","path":"/licenses/{accountId}/history","access":"admin"};
export const listLicenses: Call<typeof contract.listLicenses> = {"method":"GET","path":"/licenses","access":"admin"};
export const ownLicense: Call<typeof contract.ownLicense> = {"method":"GET","path":"/licenses/own","access":"user"};
export const renewLicense: Call<typeof contract.renewLicense> = {"method":"PUT","path":"/licenses/{accountId}","access":"admin"};
export const resumeLicense: Call<typeof contract.resumeLicense> = {"method":"POST","path":"/licenses/{accountId}/resume","access":"admin"};
export const summarizeLicenses: Call<typeof contract.summarizeLicenses> = {"method":"GET","path":"/licenses/summary","access":"admin"};
export const suspendLicense: Call<typeof contract.suspendLicense> = {"method":"POST","path":"/licenses/{accountId}/suspend","access":"admin"};
