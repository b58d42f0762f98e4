import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { type Crest, crestFor } from '@league/events/rules/crest.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { type CrestCommand, crestDecider } from './crest-decider.ts';

const [moda, ege, isik] = [numberedId(1), numberedId(2), numberedId(3)];
const stripes: Crest = { primary: 'red', secondary: 'white', pattern: 'stripes' };
const sash: Crest = { primary: 'navy', secondary: 'yellow', pattern: 'sash' };
const { given } = specify(crestDecider);

const reserved = (teamId: string, crest: Crest): LeagueEventOf<'CrestReserved'> => ({
  type: 'CrestReserved',
  data: { teamId, crest },
});

const reserve = (teamId: string, crest?: Crest, more: Partial<CrestCommand> = {}): CrestCommand => ({
  type: 'ReserveCrest',
  teamId,
  worn: new Map(),
  ...(crest === undefined ? {} : { crest }),
  ...more,
});

describe('reserving a crest', () => {
  it('takes the crest that the rule chooses, by what is reserved', () => {
    given()
      .when(reserve(moda))
      .happens(reserved(moda, crestFor(moda, [])));
    given(reserved(ege, stripes))
      .when(reserve(moda))
      .happens(reserved(moda, crestFor(moda, [stripes])));
  });

  it('takes the crest that the admin names, where no team has it', () => {
    given(reserved(ege, stripes)).when(reserve(moda, sash)).happens(reserved(moda, sash));
  });

  it('is refused where another team has it', () => {
    const errors = [{ path: 'crest', message: 'Bu armayı başka bir takım taşıyor.' }];
    given(reserved(ege, stripes)).when(reserve(moda, stripes)).refused('CREST_TAKEN', { errors });
    given(reserved(ege, stripes))
      .when(reserve(moda, stripes, { instead: isik }))
      .refused('CREST_TAKEN');
  });

  it('takes it from a team that gave it up', () => {
    given(reserved(ege, stripes))
      .when(reserve(moda, stripes, { instead: ege }))
      .happens(reserved(moda, stripes));
    given(reserved(ege, stripes), reserved(moda, stripes)).when(reserve(ege, stripes)).refused('CREST_TAKEN');
  });

  it('records nothing where the team has it, or has one and asks for none', () => {
    given(reserved(moda, stripes)).when(reserve(moda, stripes)).nothingHappens();
    given(reserved(moda, stripes)).when(reserve(moda)).nothingHappens();
  });

  it('records an earlier crest of the team again, which it has had all the time', () => {
    const changed = given(reserved(moda, stripes), reserved(moda, sash));
    changed.when(reserve(ege, stripes)).refused('CREST_TAKEN');
    changed.when(reserve(moda, stripes)).happens(reserved(moda, stripes));
  });
});

describe('the first reservation', () => {
  const worn = new Map([
    [ege, stripes],
    [isik, sash],
  ]);

  it('reserves for every older team what it wears', () => {
    given()
      .when(reserve(moda, undefined, { worn }))
      .happens(reserved(ege, stripes), reserved(isik, sash), reserved(moda, crestFor(moda, [stripes, sash])));
    given()
      .when(reserve(ege, undefined, { worn }))
      .happens(reserved(ege, stripes), reserved(isik, sash));
  });

  it('is refused where an older team wears the crest', () => {
    given()
      .when(reserve(moda, sash, { worn }))
      .refused('CREST_TAKEN');
  });
});
