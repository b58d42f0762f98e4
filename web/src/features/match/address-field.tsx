import { TextField } from '../../components/ui/field.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';

const { details } = matchesMessages;

/** The address, to be copied by hand; the focus selects all of it. */
export const AddressField = ({ address }: { readonly address: string }) => (
  <TextField
    label={details.address}
    hint={details.linkFailed}
    value={address}
    readOnly
    onFocus={(event) => event.target.select()}
  />
);
