/** Written by `npm run gen` from contract.ts: its calls as the browser makes them. */
import type { Call } from '#core/call/endpoint.ts';
import type * as contract from './contract.ts';

export const acceptReceived: Call<typeof contract.acceptReceived> = {"method":"POST","path":"/companies/{id}/received-files/{receivedId}/accept","access":"user"};
export const askForFiles: Call<typeof contract.askForFiles> = {"method":"POST","path":"/companies/{id}/file-requests","access":"user"};
export const discardReceived: Call<typeof contract.discardReceived> = {"method":"POST","path":"/companies/{id}/received-files/{receivedId}/discard","access":"user"};
export const fileKinds: typeof contract.fileKinds = ["balance","documentos","planilla","extracto","auxiliares","reportado"];
export const getReceived: Call<typeof contract.getReceived> = {"method":"GET","path":"/companies/{id}/received-files/{receivedId}/file","access":"user","produces":"application/octet-stream"};
export const keepReceived: Call<typeof contract.keepReceived> = {"method":"POST","path":"/companies/{id}/received-files/{receivedId}/keep","access":"user"};
export const listFileRequests: Call<typeof contract.listFileRequests> = {"method":"GET","path":"/companies/{id}/file-requests","access":"user"};
export const mostReceived: typeof contract.mostReceived = 20;
export const mostRequestDays: typeof contract.mostRequestDays = 60;
export const openFileRequest: Call<typeof contract.openFileRequest> = {"method":"POST","path":"/file-requests/open","access":"public"};
export const passFileRequest: Call<typeof contract.passFileRequest> = {"method":"POST","path":"/file-requests/pass","access":"public"};
export const receiveFile: Call<typeof contract.receiveFile> = {"method":"POST","path":"/file-requests/files","access":"public"};
export const removeReceiving: Call<typeof contract.removeReceiving> = {"method":"POST","path":"/file-requests/files/remove","access":"public"};
export const renewFileRequest: Call<typeof contract.renewFileRequest> = {"method":"POST","path":"/companies/{id}/file-requests/{requestId}/link","access":"user"};
export const requestStates: typeof contract.requestStates = ["sent","opened","passed","arrived","stored","expired","withdrawn"];
export const sendReceiving: Call<typeof contract.sendReceiving> = {"method":"POST","path":"/file-requests/send","access":"public"};
export const usualRequestDays: typeof contract.usualRequestDays = 7;
export const withdrawFileRequest: Call<typeof contract.withdrawFileRequest> = {"method":"POST","path":"/companies/{id}/file-requests/{requestId}/withdraw","access":"user"};
