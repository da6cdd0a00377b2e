-- Where a notification leads; null: where its template does.
alter table notification add column redirect_url text check (redirect_url ~ '^/');
