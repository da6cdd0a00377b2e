/** Props of the file table and its parts. */
import type { Company } from '#api/companies/companies/contract.ts';
import type { ViewControl } from '../../use-audit-view.ts';
import type { LoadedFile } from '../loaded-file.ts';
import type { Loading } from '../use-loading.ts';

export interface FileTableProps {
  company: Company;
  companies: readonly Company[];
  loading: Loading;
  control: ViewControl;
}

export interface FileProps extends FileTableProps {
  file: LoadedFile;
}
