/** What every part of a file's row is given. */
import type { Company } from '#api/companies/companies/contract.ts';
import type { ViewControl } from '../../use-audit-view.ts';
import type { LoadedFile } from '../loaded-files.ts';
import type { Loading } from '../use-loading.ts';

export interface FileRowProps {
  file: LoadedFile;
  company: Company;
  companies: readonly Company[];
  loading: Loading;
  control: ViewControl;
}
