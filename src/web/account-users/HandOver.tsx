/** Transfers the subscription to another user of the account, confirmed with the password. */
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { notify } from '../data/failures/notices.ts';
import { type Heir, useHandOverAccount } from '../data/users/account.ts';
import { changeOwnUser } from '../data/users/own-user.ts';
import { mostUsers, useUsers } from '../data/users/users.ts';
import { PasswordDialog } from '../sign-in/PasswordDialog.tsx';
import { Button } from '../ui/control/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Select } from '../ui/select/Select.tsx';
import { handOverText as text } from './text.es.ts';

const names = { user_id: 'heir' } as const;

/** Button; `heir` is given on a user's page, and chosen elsewhere. */
export function HandOver({ heir }: { heir?: Heir }) {
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<Heir | null>(heir ?? null);
  const navigate = useNavigate();
  const handOver = useHandOverAccount({
    meta: { quiet: true },
    onSuccess: async (_, { to }) => {
      notify({ title: text.done, description: text.doneNote(to.name) }, 'success');
      // The former subscriber's data is cleared.
      changeOwnUser({ isRootUser: false });
      await navigate('/empresas');
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
        {...(heir ? {} : { names })}
      >
        {!heir && <HeirField onChoose={setChosen} />}
      </PasswordDialog>
    </>
  );
}

function HeirField({ onChoose }: { onChoose: (heir: Heir) => void }) {
  const { data } = useUsers({ status: 'activo', pageSize: mostUsers });
  const heirs = data?.data.filter(({ attributes }) => !attributes.isRootUser);
  if (heirs?.length === 0) {
    return (
      <Text as="p" below={16}>
        {text.nobody} <Link to="/usuarios?invitar=1">{text.invite}</Link>
      </Text>
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
    <Field name="heir" label={text.heir} rules={[{ required: true }]}>
      <Select
        placeholder={text.choose}
        loading={heirs === undefined}
        options={options ?? []}
        searchable
        onChange={choose}
      />
    </Field>
  );
}
