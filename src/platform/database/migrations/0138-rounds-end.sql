-- A round goes one way: prepared, then returned or closed; closed, then reopened. What ended is not taken up again.
create or replace function sign_off_is_kept() returns trigger language plpgsql
  as $$ begin
    if (new.id, new.account_id, new.company_id, new.year, new.month, new.audit_id, new.balance_id, new.content, new.digest,
        new.prepared_by, new.prepared_name, new.prepared_card, new.prepared_at)
       is distinct from
       (old.id, old.account_id, old.company_id, old.year, old.month, old.audit_id, old.balance_id, old.content, old.digest,
        old.prepared_by, old.prepared_name, old.prepared_card, old.prepared_at)
       or (old.closed_by is not null
           and (new.closed_by, new.closed_name, new.closed_card, new.closed_at, new.certifiers, new.names_kept)
               is distinct from
               (old.closed_by, old.closed_name, old.closed_card, old.closed_at, old.certifiers, old.names_kept))
       or (old.closed_by is not null and old.seal is distinct from new.seal and old.seal is not null)
       or (new.state <> old.state and (old.state, new.state) not in (('prepared', 'returned'), ('prepared', 'closed'),
                                                                      ('closed', 'reopened')))
    then raise exception 'a signature is never rewritten';
    end if;
    return new;
  end $$;
