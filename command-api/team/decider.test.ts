import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { numberedId, teamCreated } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { type TeamCommand, teamDecider } from './decider.ts';

const teamId = numberedId(1);
const { given } = specify(teamDecider);

const created = teamCreated({
  teamId,
  name: 'Moda',
  crest: { primary: 'red', secondary: 'white', pattern: 'stripes' },
});
const deleted: LeagueEventOf<'TeamDeleted'> = {
  type: 'TeamDeleted',
  data: { teamId, name: 'Moda', season: 1, matches: [], players: [], playersBecome: 'free' },
};
const [stripes, sash] = [
  { primary: 'red', secondary: 'white', pattern: 'stripes' },
  { primary: 'navy', secondary: 'yellow', pattern: 'sash' },
] as const;
const create: TeamCommand = { type: 'CreateTeam', teamId, name: 'Moda', logo: null, crest: stripes };
const remove: TeamCommand = { type: 'DeleteTeam', teamId, season: 2, matches: [{ matchId: numberedId(5), week: 3 }] };

describe('creating a team', () => {
  it('makes it', () => {
    given().when(create).happens(created);
  });

  it('is refused when it exists, or existed', () => {
    given(created)
      .when(create)
      .refused('TEAM_NAME_TAKEN', { values: { name: 'Moda' } });
    given(created, deleted).when(create).refused('TEAM_NAME_TAKEN');
  });
});

describe('changing a team', () => {
  it('says before and after of what changed, and of nothing else', () => {
    given(created)
      .when({ type: 'ChangeTeam', teamId, name: 'Moda Spor', logo: '/images/moda.png' })
      .happens({
        type: 'TeamDetailsChanged',
        data: {
          teamId,
          changes: { name: { from: 'Moda', to: 'Moda Spor' }, logo: { from: null, to: '/images/moda.png' } },
        },
      });
    given(created)
      .when({ type: 'ChangeTeam', teamId, name: 'MODA' })
      .happens({ type: 'TeamDetailsChanged', data: { teamId, changes: { name: { from: 'Moda', to: 'MODA' } } } });
  });

  it('records nothing when it is so already', () => {
    given(created).when({ type: 'ChangeTeam', teamId, name: 'Moda', logo: null }).nothingHappens();
    given(created).when({ type: 'ChangeTeam', teamId }).nothingHappens();
  });

  it('says which crest it wore, and nothing where it wears the wanted one', () => {
    given(created)
      .when({ type: 'ChangeTeam', teamId, crest: { from: stripes, to: sash } })
      .happens({ type: 'TeamDetailsChanged', data: { teamId, changes: { crest: { from: stripes, to: sash } } } });
    given(created)
      .when({ type: 'ChangeTeam', teamId, crest: { from: stripes, to: stripes } })
      .nothingHappens();
  });

  it('takes the logo away again', () => {
    given(teamCreated({ teamId, logo: '/images/moda.png' }))
      .when({ type: 'ChangeTeam', teamId, logo: null })
      .happens({
        type: 'TeamDetailsChanged',
        data: { teamId, changes: { logo: { from: '/images/moda.png', to: null } } },
      });
  });

  it('is refused for a team that does not exist, or no longer', () => {
    given().when({ type: 'ChangeTeam', teamId, name: 'Moda' }).refused('TEAM_NOT_FOUND');
    given(created, deleted).when({ type: 'ChangeTeam', teamId, name: 'Moda' }).refused('TEAM_NOT_FOUND');
  });
});

describe('giving up a name that was reserved for a renaming', () => {
  const giveUp: TeamCommand = { type: 'GiveUpName', teamId, name: 'Kadıköy' };

  it('says so behind what the team was, and changes nothing of it', () => {
    const released = { type: 'Released' as const, data: { name: 'Kadıköy', owner: teamId } };
    given(created).when(giveUp).happens(released);
    given(created, released).when({ type: 'ChangeTeam', teamId, name: 'Moda' }).nothingHappens();
  });

  it('records nothing where the team bears the name by now, or is no more', () => {
    given(created)
      .when({ ...giveUp, name: 'MODA' })
      .nothingHappens();
    given(created, deleted).when(giveUp).nothingHappens();
    given().when(giveUp).nothingHappens();
  });
});

describe('deleting a team', () => {
  it('says under which name it went, and which matches go with it', () => {
    given(created, {
      type: 'TeamDetailsChanged',
      data: { teamId, changes: { name: { from: 'Moda', to: 'Moda Spor' } } },
    })
      .when(remove)
      .happens({
        type: 'TeamDeleted',
        data: {
          teamId,
          name: 'Moda Spor',
          season: 2,
          matches: [{ matchId: numberedId(5), week: 3 }],
          players: [],
          playersBecome: 'free',
        },
      });
  });

  it('is refused for a team that never was, or that is deleted already', () => {
    given().when(remove).refused('TEAM_NOT_FOUND');
    given(created, deleted).when(remove).refused('TEAM_NOT_FOUND');
  });
});
