import {
  achievementAssigned,
  achievementChanged,
  achievementCreated,
  achievementDeleted,
  achievementWithdrawn,
  sampleAchievement,
} from '@league/events/testing/achievement-events.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { type Achievement, type AchievementCommand, achievementDecider } from './decider.ts';

const { given } = specify(achievementDecider);

const achievement: Achievement = sampleAchievement;
const created = achievementCreated();
const forTeams = achievementCreated({ type: 'team' });
const assigned = achievementAssigned();
const { achievementId, awardId, receiverId: player } = assigned.data;
const [otherAward, team] = [numberedId(3), numberedId(5)];
const again = achievementAssigned({ awardId: otherAward, note: null });
const withdrawn = achievementWithdrawn();
const deleted = achievementDeleted();

const create: AchievementCommand = { type: 'Create', achievementId, achievement };
const change = (to: Partial<Achievement>): AchievementCommand => ({ type: 'Change', achievementId, to });
const remove = (awards: number): AchievementCommand => ({ type: 'Delete', achievementId, awards });
const withdraw: AchievementCommand = { type: 'Withdraw', achievementId, awardId };
const toPlayer = (isApproved = true): AchievementCommand => ({
  type: 'Assign',
  achievementId,
  awardId,
  receiver: { type: 'player', id: player, isApproved },
  note: '28 gol',
});
const toTeam: AchievementCommand = {
  type: 'Assign',
  achievementId,
  awardId,
  receiver: { type: 'team', id: team },
  note: null,
};

describe('an achievement', () => {
  it('is created once', () => {
    given().when(create).happens(created);
    given(created).when(create).nothingHappens();
  });

  it('changes in what differs alone', () => {
    given(created)
      .when(change({ title: 'Altın Krampon', season: null, rarity: 'epic' }))
      .happens(
        achievementChanged({
          changes: { title: { from: 'Gol Kralı', to: 'Altın Krampon' }, season: { from: '2026', to: null } },
        }),
      );
    given(created)
      .when(change({ title: 'Gol Kralı', customText: null }))
      .nothingHappens();
    const renamed = achievementChanged({ changes: { title: { from: 'Gol Kralı', to: 'Altın Krampon' } } });
    given(created, renamed)
      .when(remove(0))
      .happens(achievementDeleted({ title: 'Altın Krampon' }));
  });

  it('keeps its type while it is given to somebody', () => {
    const changed = achievementChanged({ changes: { type: { from: 'player', to: 'team' } } });
    given(created)
      .when(change({ type: 'team' }))
      .happens(changed);
    given(created, assigned, withdrawn)
      .when(change({ type: 'team' }))
      .happens(changed);
    given(created, assigned)
      .when(change({ type: 'team', title: 'Altın Krampon' }))
      .refused('INVALID_FIELDS', {
        errors: [{ path: 'type', message: 'Bu başarım 1 kez verilmiş; türü ancak ödüller geri alınınca değişir.' }],
      });
  });

  it('is deleted together with as many awards as were named', () => {
    given(created).when(remove(0)).happens(deleted);
    given(created, assigned, again)
      .when(remove(2))
      .happens(achievementDeleted({ awards: [awardId, otherAward] }));
    for (const named of [0, 1, 3]) {
      given(created, assigned, again)
        .when(remove(named))
        .refused('ACHIEVEMENT_AWARDED', { values: { awards: 2 } });
    }
  });

  it.each([change({ title: 'Yeni' }), remove(0), toPlayer(), withdraw])(
    'that does not exist is refused: $type',
    (command) => {
      given().when(command).refused('ACHIEVEMENT_NOT_FOUND');
      given(created, deleted).when(command).refused('ACHIEVEMENT_NOT_FOUND');
    },
  );
});

describe('an award', () => {
  it('goes to who the achievement is for', () => {
    given(created).when(toPlayer()).happens(assigned);
    given(forTeams)
      .when(toTeam)
      .happens(achievementAssigned({ type: 'team', receiverId: team, note: null }));
    given(forTeams)
      .when(toPlayer())
      .refused('INVALID_FIELDS', {
        errors: [{ path: 'achievementId', message: 'Bu başarım takımlar içindir; bir oyuncuya verilemez.' }],
      });
    given(created)
      .when(toTeam)
      .refused('INVALID_FIELDS', {
        errors: [{ path: 'achievementId', message: 'Bu başarım oyuncular içindir; bir takıma verilemez.' }],
      });
  });

  it('is for approved players only', () => {
    given(created).when(toPlayer(false)).refused('PLAYER_NOT_APPROVED');
  });

  it('may be given to one player more than once', () => {
    given(created, again).when(toPlayer()).happens(assigned);
  });

  it('is withdrawn once', () => {
    given(created, assigned).when(withdraw).happens(withdrawn);
    given(created, again).when(withdraw).refused('AWARD_NOT_FOUND');
    given(created, assigned, withdrawn).when(withdraw).refused('AWARD_NOT_FOUND');
    given(created, assigned, withdrawn).when(remove(0)).happens(deleted);
  });
});
