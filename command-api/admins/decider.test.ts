import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { adminDecider } from './decider.ts';

const [first, second] = [numberedId(1), numberedId(2)];
const { given } = specify(adminDecider);

const granted = (adminId: string): LeagueEventOf<'AdminAccessGranted'> => ({
  type: 'AdminAccessGranted',
  data: { adminId },
});
const revoked = (adminId: string): LeagueEventOf<'AdminAccessRevoked'> => ({
  type: 'AdminAccessRevoked',
  data: { adminId },
});

describe('admin access', () => {
  it('is granted once', () => {
    given().when({ type: 'GrantAdminAccess', adminId: first }).happens(granted(first));
    given(granted(first)).when({ type: 'GrantAdminAccess', adminId: first }).nothingHappens();
  });

  it('is revoked while another admin is left', () => {
    given(granted(first), granted(second)).when({ type: 'RevokeAdminAccess', adminId: first }).happens(revoked(first));
  });

  it('cannot be taken from the last admin', () => {
    given(granted(first)).when({ type: 'RevokeAdminAccess', adminId: first }).refused('LAST_ADMIN');
    given(granted(first), granted(second), revoked(first))
      .when({ type: 'RevokeAdminAccess', adminId: second })
      .refused('LAST_ADMIN');
  });

  it('that nobody has needs no taking, also beside a single admin', () => {
    given(granted(first)).when({ type: 'RevokeAdminAccess', adminId: second }).nothingHappens();
  });

  it('stays as it is when the password is changed, which is recorded each time', () => {
    const passwordChanged = { type: 'AdminPasswordChanged', data: { adminId: first } } as const;
    given(granted(first), passwordChanged)
      .when({ type: 'RecordPasswordChanged', adminId: first })
      .happens(passwordChanged);
    given(granted(first), passwordChanged).when({ type: 'RevokeAdminAccess', adminId: first }).refused('LAST_ADMIN');
  });

  it('can be granted again', () => {
    given(granted(first), granted(second), revoked(first))
      .when({ type: 'GrantAdminAccess', adminId: first })
      .happens(granted(first));
  });
});
