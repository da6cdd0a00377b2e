/** Hands the subscription over to another user of the account, once the password has been given. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { handOverAccount } from '#api/users/account-ownership/contract.ts';
import { notify } from '../data/failures/notices.ts';
import { matches } from '../data/search.ts';
import { call } from '../data/transport/api.ts';
import { changeOwnUser } from '../data/users/own-user.ts';
import { PasswordDialog } from '../sign-in/PasswordDialog.tsx';
import { Button } from '../ui/control/Button.tsx';
import { peopleKey, usersQuery } from './queries.ts';
import { handOverText as text } from './text.es.ts';

interface Heir {
  id: number;
  name: string;
}

/** A button for it; `heir` is known on the page of a person, and chosen elsewhere. */
export function HandOver({ heir }: { heir?: Heir }) {
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<Heir | null>(heir ?? null);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const handOver = useMutation({
    meta: { quiet: true },
    mutationFn: ({ to, password }: { to: Heir; password: string }) =>
      call(handOverAccount, { body: { user_id: to.id, password } }),
    onSuccess: async (_, { to }) => {
      notify({ title: text.done, description: text.doneNote(to.name) }, 'success');
      // What was shown to the subscriber is not for who they are now.
      changeOwnUser({ isRootUser: false });
      await navigate('/empresas');
      // This page may stand a moment longer, and people are no longer theirs to ask for: what it shows of them stays as it is.
      cache.removeQueries({ queryKey: peopleKey, type: 'inactive' });
      await cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== peopleKey[0] });
    },
  });
  const close = () => {
    handOver.reset();
    setChosen(heir ?? null);
    setAsking(false);
  };
  const submit = (password: string) => {
    if (chosen !== null) handOver.mutate({ to: chosen, password });
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text.hand}</Button>
      <PasswordDialog
        open={asking}
        title={heir ? text.titleTo(heir.name) : text.title}
        note={text.consequences}
        okText={text.hand}
        pending={handOver.isPending}
        failure={handOver.error}
        onClose={close}
        onSubmit={submit}
      >
        {!heir && <HeirField onChoose={setChosen} />}
      </PasswordDialog>
    </>
  );
}

/** As many as one answer of the server holds. */
const mostUsers = 200;

function HeirField({ onChoose }: { onChoose: (heir: Heir) => void }) {
  const { data } = useQuery(usersQuery({ status: 'activo', pageSize: mostUsers }));
  const heirs = data?.data.filter(({ attributes }) => !attributes.isRootUser);
  if (heirs?.length === 0) {
    return (
      <p style={{ marginBottom: 16 }}>
        {text.nobody} <Link to="/usuarios?invitar=1">{text.invite}</Link>
      </p>
    );
  }
  const options = heirs?.map(({ id, attributes }) => ({
    value: id,
    label: `${attributes.user_name} · ${attributes.user_email}`,
  }));
  const choose = (id: number | null) => {
    const heir = heirs?.find((one) => one.id === id);
    if (heir !== undefined) onChoose({ id: heir.id, name: heir.attributes.user_name });
  };
  return (
    <Form.Item name="heir" label={text.heir} rules={[{ required: true, message: text.heirMissing }]}>
      <Select
        placeholder={text.choose}
        suffixIcon={<ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
        loading={heirs === undefined}
        options={options ?? []}
        showSearch={{ filterOption: (typed, option) => matches(typed, option?.label) }}
        onChange={choose}
      />
    </Form.Item>
  );
}
