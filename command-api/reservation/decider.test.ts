import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { reservationDecider } from './decider.ts';

const [ours, theirs, third] = [numberedId(1), numberedId(2), numberedId(3)];
const { given } = specify(reservationDecider);

const reserved = (owner = ours): LeagueEventOf<'Reserved'> => ({ type: 'Reserved', data: { name: 'Işık', owner } });
const released = (owner = ours): LeagueEventOf<'Released'> => ({ type: 'Released', data: { name: 'Işık', owner } });

describe('reserving a name', () => {
  it('gives a free name to whoever comes first', () => {
    given().when({ type: 'Reserve', name: 'Işık', owner: ours }).happens(reserved());
  });

  it('records nothing for the one who has it', () => {
    given(reserved()).when({ type: 'Reserve', name: 'IŞIK', owner: ours }).nothingHappens();
  });

  it('is said again for the one who has it when asked to', () => {
    given(reserved()).when({ type: 'Reserve', name: 'Işık', owner: ours, anew: true }).happens(reserved());
  });

  it('is refused to everybody else', () => {
    given(reserved())
      .when({ type: 'Reserve', name: 'IŞIK', owner: theirs })
      .refused('TEAM_NAME_TAKEN', { values: { name: 'IŞIK' } });
    given(reserved())
      .when({ type: 'Reserve', kind: 'gamertag', name: 'IŞIK', owner: theirs })
      .refused('GAMERTAG_TAKEN', { values: { name: 'IŞIK' } });
  });

  it('is free again after it was given back', () => {
    given(reserved(), released()).when({ type: 'Reserve', name: 'Işık', owner: theirs }).happens(reserved(theirs));
  });

  it('takes the place of an owner that is gone, and of no other', () => {
    given(reserved())
      .when({ type: 'Reserve', name: 'Işık', owner: theirs, instead: ours })
      .happens(released(), reserved(theirs));
    given(reserved(third))
      .when({ type: 'Reserve', name: 'Işık', owner: theirs, instead: ours })
      .refused('TEAM_NAME_TAKEN');
  });
});

describe('giving a name back', () => {
  it('frees it', () => {
    given(reserved()).when({ type: 'Release', owner: ours, before: 9n }).happens(released());
  });

  it('leaves alone what was reserved again since', () => {
    given(reserved(), reserved()).when({ type: 'Release', owner: ours, before: 1n }).nothingHappens();
    given(reserved(), reserved()).when({ type: 'Release', owner: ours, before: 2n }).happens(released());
  });

  it('records nothing when it is free, or somebody else has it by now', () => {
    given().when({ type: 'Release', owner: ours, before: 9n }).nothingHappens();
    given(reserved(), released(), reserved(theirs)).when({ type: 'Release', owner: ours, before: 9n }).nothingHappens();
  });
});
