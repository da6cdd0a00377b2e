-- Findings of one cause (one rule and severity on many accounts) count once: its key, or null where a finding has its own.
alter table finding add column cause text;
