/** The whole service with a fake Siigo Nube, and companies with credentials. */
import { createCompany } from '#api/companies/companies/contract.ts';
import { putSoftwareCredential } from '#api/companies/software-credentials/contract.ts';
import type { ServiceOptions } from '#api/service/open-service.ts';
import type { ApiClient } from '../api-client.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { type FakeRequest, type FakeSiigo, fakeAccessKey, startFakeSiigo } from './fake-siigo.ts';
import { smallBooks } from './made-books.ts';

export interface SiigoService {
  service: TestService;
  fake: FakeSiigo;
  /** A company of `user` with the NIT of the books; in Siigo Nube unless `software` says otherwise. */
  company(user: ApiClient, software?: number): Promise<number>;
  /** The same, with a credential of the fake server: the user name selects its behaviour. */
  connected(user: ApiClient, userName: string): Promise<number>;
  requestsOf(userName: string): FakeRequest[];
  close(): Promise<void>;
}

export async function startSiigoService(given: Partial<ServiceOptions> = {}): Promise<SiigoService> {
  const books = smallBooks();
  const fake = await startFakeSiigo({ books });
  const timing = { spacing: 0, timeout: 30_000, backOff: 1, attempts: 3 };
  const siigo = { url: fake.url, partnerId: 'CuadrePruebas', extraFileHost: fake.url.host, timing };
  const service = await startTestService({ siigo, ...given });
  const company = async (user: ApiClient, software = 1) => {
    const identity = { comp_entity_id: books.company.nit, comp_check_digit: books.company.dv };
    const body = { comp_business_name: books.company.name, acso_id: software, rety_id: 3, ...identity };
    return (await user.ok(createCompany, { body })).data.id;
  };
  return {
    service,
    fake,
    company,
    connected: async (user, userName) => {
      const id = await company(user);
      await user.ok(putSoftwareCredential, { params: { id }, body: { userName, accessKey: fakeAccessKey } });
      return id;
    },
    requestsOf: (userName) => fake.requests.filter((request) => request.userName === userName),
    close: async () => {
      await service.close();
      await fake.close();
    },
  };
}
