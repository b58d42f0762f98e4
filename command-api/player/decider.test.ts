import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { type PlayerCommand, playerDecider, type PlayerEvent, REJECTED_FOR_MS } from './decider.ts';

const playerId = numberedId(1);
const [moda, isik] = [numberedId(11), numberedId(12)];
const { given } = specify(playerDecider);

const registered: PlayerEvent = {
  type: 'PlayerRegistered',
  data: { playerId, gamertag: 'Işık', position: 'Forvet', jerseyNumber: 9 },
};
const approved: PlayerEvent = { type: 'PlayerApproved', data: { playerId } };
const rejected = (recordedAt = 0): PlayerEvent & { recordedAt: number } => ({
  type: 'PlayerRejected',
  data: { playerId, reasonGiven: true },
  recordedAt,
});
const assigned = (teamId: string, from: string | null = null): PlayerEvent => ({
  type: 'PlayerAssignedToTeam',
  data: { playerId, teamId, from, season: 2 },
});
const released = (
  teamId: string,
  cause: 'released' | 'teamDeleted' | 'rejected' | 'deleted' = 'released',
): PlayerEvent => ({ type: 'PlayerReleased', data: { playerId, teamId, cause, season: 2 } });
const deleted: PlayerEvent = { type: 'PlayerDeleted', data: { playerId, gamertag: 'Işık' } };

const register: PlayerCommand = { type: 'Register', playerId, gamertag: 'Işık', position: 'Forvet', jerseyNumber: 9 };
const approve = (now = 0): PlayerCommand => ({ type: 'Approve', playerId, now });
const reject: PlayerCommand = { type: 'Reject', playerId, reasonGiven: true, anew: false, season: 2 };
const assign = (teamId: string, seen?: { from: string | null; presentTeam?: string | null }): PlayerCommand => ({
  type: 'AssignToTeam',
  playerId,
  teamId,
  season: 2,
  presentTeam: 'Moda',
  ...seen,
});
const release: PlayerCommand = { type: 'Release', playerId, cause: 'released', presentTeam: 'Moda', season: 2 };
const remove: PlayerCommand = { type: 'Delete', playerId, season: 2 };

describe('registering', () => {
  it('makes a player who is not approved yet', () => {
    given().when(register).happens(registered);
    given(registered).when(assign(moda)).refused('PLAYER_NOT_APPROVED');
  });

  it('again under the same gamertag changes nothing, under another one it is refused', () => {
    given(registered)
      .when({ ...register, gamertag: 'ışık' })
      .nothingHappens();
    given(registered)
      .when({ ...register, gamertag: 'Moda' })
      .refused('EMAIL_TAKEN');
  });

  it('is refused to a player who was deleted', () => {
    given(registered, deleted).when(register).refused('GAMERTAG_TAKEN');
  });

  it('can be done after a gamertag was given up that had only been reserved', () => {
    const givenUp: PlayerEvent = { type: 'Released', data: { name: 'Moda', owner: playerId } };
    given().when({ type: 'GiveUpGamertag', playerId, gamertag: 'Moda' }).happens(givenUp);
    given(givenUp).when(register).happens(registered);
  });
});

describe('giving up a gamertag', () => {
  it('records nothing where the player has or had it, deleted or not', () => {
    const giveUp: PlayerCommand = { type: 'GiveUpGamertag', playerId, gamertag: 'IŞIK' };
    const renamed: PlayerEvent = {
      type: 'PlayerDetailsChanged',
      data: { playerId, changes: { gamertag: { from: 'Işık', to: 'Moda' } }, personal: [] },
    };
    given(registered).when(giveUp).nothingHappens();
    given(registered, renamed).when(giveUp).nothingHappens();
    given(registered, deleted).when(giveUp).nothingHappens();
  });
});

describe('approving', () => {
  it('happens once', () => {
    given(registered).when(approve()).happens(approved);
    given(registered, approved).when(approve()).nothingHappens();
  });

  it('of a rejected player happens within 30 days, and not later', () => {
    given(registered, rejected(5))
      .when(approve(5 + REJECTED_FOR_MS))
      .happens(approved);
    given(registered, rejected(5))
      .when(approve(6 + REJECTED_FOR_MS))
      .refused('PLAYER_NOT_FOUND');
  });

  it('is refused for nobody, and for a deleted player', () => {
    given().when(approve()).refused('PLAYER_NOT_FOUND');
    given(registered, deleted).when(approve()).refused('PLAYER_NOT_FOUND');
  });
});

describe('rejecting', () => {
  it('says only that a reason was given, and ends the membership', () => {
    given(registered)
      .when(reject)
      .happens({ type: 'PlayerRejected', data: { playerId, reasonGiven: true } });
    given(registered, approved, assigned(moda))
      .when({ ...reject, reasonGiven: false })
      .happens(released(moda, 'rejected'), { type: 'PlayerRejected', data: { playerId, reasonGiven: false } });
  });

  it('again happens for another reason only', () => {
    given(registered, rejected()).when(reject).nothingHappens();
    given(registered, rejected())
      .when({ ...reject, anew: true })
      .happens({ type: 'PlayerRejected', data: { playerId, reasonGiven: true } });
  });

  it('leaves nobody who could be assigned', () => {
    given(registered, approved, rejected()).when(assign(moda)).refused('PLAYER_NOT_APPROVED');
  });
});

describe('changing details', () => {
  it('says before and after, and only the names of personal fields', () => {
    given(registered)
      .when({
        type: 'ChangeDetails',
        playerId,
        gamertag: 'Moda',
        position: 'Kaleci',
        jerseyNumber: 9,
        personal: ['email'],
      })
      .happens({
        type: 'PlayerDetailsChanged',
        data: {
          playerId,
          changes: { gamertag: { from: 'Işık', to: 'Moda' }, position: { from: 'Forvet', to: 'Kaleci' } },
          personal: ['email'],
        },
      });
  });

  it('records nothing where all is so already', () => {
    given(registered)
      .when({ type: 'ChangeDetails', playerId, gamertag: 'Işık', position: 'Forvet', jerseyNumber: 9, personal: [] })
      .nothingHappens();
  });
});

describe('changing the profile', () => {
  const change: PlayerCommand = { type: 'ChangeProfile', playerId, favoritePosition: 'Defans', personal: ['bio'] };
  const changed: PlayerEvent = {
    type: 'PlayerProfileChanged',
    data: { playerId, changes: { favoritePosition: { from: null, to: 'Defans' } }, personal: ['bio'] },
  };

  it('says the favourite position, and only the names of personal fields', () => {
    given(registered).when(change).happens(changed);
    given(registered, changed)
      .when(change)
      .happens({ type: 'PlayerProfileChanged', data: { playerId, changes: {}, personal: ['bio'] } });
    given(registered, changed)
      .when({ ...change, personal: [] })
      .nothingHappens();
  });
});

describe('assigning', () => {
  it('takes the player from where the player is', () => {
    given(registered, approved).when(assign(moda)).happens(assigned(moda));
    given(registered, approved, assigned(moda)).when(assign(isik)).happens(assigned(isik, moda));
  });

  it('to the same team changes nothing, wherever the sender saw the player', () => {
    given(registered, approved, assigned(moda))
      .when(assign(moda, { from: null }))
      .nothingHappens();
  });

  it('is refused where another team stands than the sender saw, and names it', () => {
    given(registered, approved, assigned(moda))
      .when(assign(isik, { from: null }))
      .refused('PLAYER_MOVED', { values: { team: 'Moda' } });
  });

  it('takes a team that is gone for none', () => {
    given(registered, approved, assigned(moda))
      .when(assign(isik, { from: null, presentTeam: null }))
      .happens(assigned(isik, moda));
    given(registered, approved)
      .when(assign(isik, { from: moda, presentTeam: null }))
      .happens(assigned(isik));
  });
});

describe('releasing', () => {
  it('makes a player free, once', () => {
    given(registered, approved, assigned(moda)).when(release).happens(released(moda));
    given(registered, approved, assigned(moda), released(moda)).when(release).nothingHappens();
  });

  it('from one team leaves the player in another', () => {
    given(registered, approved, assigned(isik))
      .when({ ...release, only: moda })
      .nothingHappens();
  });

  it('is refused where another team stands than the sender saw', () => {
    given(registered, approved, assigned(moda))
      .when({ ...release, from: isik })
      .refused('PLAYER_MOVED', { values: { team: 'Moda' } });
  });
});

describe('passwords', () => {
  it('are recorded as changed, without a word of them', () => {
    given(registered)
      .when({ type: 'IssueResetCode', playerId })
      .happens({ type: 'PasswordResetIssued', data: { playerId } });
    given(registered)
      .when({ type: 'RecordPasswordChanged', playerId, how: 'own' })
      .happens({ type: 'PasswordChanged', data: { playerId, how: 'own' } });
    given(registered, deleted).when({ type: 'IssueResetCode', playerId }).refused('PLAYER_NOT_FOUND');
  });
});

describe('deleting', () => {
  it('ends the membership and says under which gamertag the player went', () => {
    given(registered).when(remove).happens(deleted);
    given(registered, approved, assigned(moda)).when(remove).happens(released(moda, 'deleted'), deleted);
  });

  it('is refused a second time', () => {
    given(registered, deleted).when(remove).refused('PLAYER_NOT_FOUND');
  });

  it('of those who were rejected long ago frees the gamertag, and leaves the approved and the lately rejected', () => {
    const sweep: PlayerCommand = { ...remove, rejectedBefore: 100 };
    const freed: PlayerEvent = { type: 'PlayerDeleted', data: { playerId, gamertag: 'Işık', gamertagFreed: true } };
    given(registered, rejected(99)).when(sweep).happens(freed);
    given(registered, freed).when(register).refused('GAMERTAG_TAKEN');
    given(registered, rejected(100)).when(sweep).nothingHappens();
    given(registered, rejected(99), approved).when(sweep).nothingHappens();
  });
});
