-- What a workbook of a parametrization has and no validation uses: it comes back when the workbook is downloaded.
alter table predefined_parametrization add column kept jsonb not null default '{"rows": [], "exogena": []}';
alter table company add column parametrization_kept jsonb not null default '{"rows": [], "exogena": []}';
