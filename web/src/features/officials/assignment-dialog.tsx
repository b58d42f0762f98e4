import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { useConfirm } from '../../acts/use-confirm.ts';
import type { Eyes } from '../../api/eyes.ts';
import { ActFailure } from '../../components/form/act-failure.tsx';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Combobox } from '../../components/ui/combobox.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { officialsMessages } from '../../messages/tr/officials.ts';
import { whenOf } from '../match/match-when.ts';
import { matchQuery } from '../match/match-query.ts';
import { broadcasterOptions, refereeOptions } from '../match-plan/official-options.ts';
import { CONFIRMED, planActed, removeCalls } from '../match-plan/plan-acted.ts';
import { isRefereePlace, type Place, PLACES, replacedIn, standingAt } from './places.ts';
import { simpleBroadcastersQuery, simpleRefereesQuery } from './queries.ts';

const { assignments: words } = officialsMessages;

const wish = z.object({ place: z.enum(PLACES), person: z.string(words.missing) });

type StandingRowProps = {
  readonly matchId: string;
  readonly place: Place;
  readonly person: { readonly _id: string; readonly gamertag: string };
  readonly onRemoved: (said: string) => void;
};

/** Somebody who stands at the match, with the button that takes the person from it. */
const StandingRow = ({ matchId, place, person: { _id, gamertag }, onRemoved }: StandingRowProps) => {
  const isReferee = isRefereePlace(place);
  const act = useAct({ call: removeCalls[isReferee ? 'referee' : 'broadcaster'], answer: planActed });
  const query = isReferee ? (place === 'referee' ? {} : { role: place }) : { broadcasterId: _id };
  return (
    <li className="flex flex-col border-t border-line first:border-t-0">
      <span className="flex min-h-11 items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="block text-small text-text-2">{words.places[place]}</span>
          <span className="block wrap-anywhere">{gamertag}</span>
        </span>
        <Button
          variant="ghost"
          aria-label={words.removeOf(gamertag)}
          busy={act.pending}
          busyLabel={words.removing}
          onClick={() =>
            act.send({ params: { id: matchId }, query, body: {} }, { onDone: ({ message }) => onRemoved(message) })
          }
        >
          {words.remove}
        </Button>
      </span>
      {act.failure !== null && <ActFailure {...act.failure} failed={words.removeFailed} onClose={act.forget} />}
    </li>
  );
};

type AssignmentDialogProps = {
  readonly match: MatchAnswer;
  readonly eyes: Eyes;
  readonly onClose: () => void;
};

/** All who stand at a match, and a form that puts one more person into a place. It stays open, for the next place. */
export const AssignmentDialog = ({ match, eyes, onClose }: AssignmentDialogProps) => {
  const { _id: matchId } = match;
  const details = useQuery(matchQuery(matchId)).data;
  const standing = details === undefined ? [] : standingAt(details);
  const referees = useQuery(simpleRefereesQuery(eyes)).data?.data ?? [];
  const broadcasters = useQuery(simpleBroadcastersQuery(eyes)).data?.data ?? [];
  const assignReferee = useAct({ call: 'POST /api/admin/assign-referee', answer: planActed });
  const assignBroadcaster = useAct({ call: 'POST /api/admin/assign-broadcaster', answer: planActed });
  const form = useLeagueForm({ schema: wish, defaultValues: { place: 'referee', person: null } });
  const place = form.value('place').value as Place;
  const person = form.value('person');
  const act = isRefereePlace(place) ? assignReferee : assignBroadcaster;
  const { confirming, failure, confirmed } = useConfirm({
    failure: act.failure,
    codes: CONFIRMED,
    about: [place, person.value],
  });
  const message = useMessage();
  const done = ({ message: said }: { readonly message: string }): void => {
    form.saved();
    form.reset({ place, person: null });
    message.say(said);
  };
  return (
    <ActDialog
      size={480}
      title={words.openOf(matchCardMessages.pairing(match))}
      description={whenOf(match)}
      act={act}
      changed={form.formState.isDirty}
      leaveText={words.leave}
      onClose={onClose}
    >
      {(close) => (
        <Form
          inDialog
          form={form}
          onSubmit={({ place: chosen, person: playerId }) => {
            const from = replacedIn(standing, chosen)?._id ?? null;
            if (isRefereePlace(chosen)) {
              const body = confirmed({ matchId, refereeId: playerId, role: chosen, from });
              assignReferee.send({ params: {}, body }, { onDone: done });
            } else {
              const body = confirmed({ matchId, broadcasterId: playerId, role: chosen, from });
              assignBroadcaster.send({ params: {}, body }, { onDone: done });
            }
          }}
          pending={act.pending}
          failure={failure}
          failed={words.failed}
        >
          <DialogBody>
            <section aria-label={words.standing}>
              {standing.length === 0 ? (
                <p className="text-text-2">{words.nobodyYet}</p>
              ) : (
                <ul>
                  {standing.map((one) => (
                    <StandingRow
                      key={`${one.place} ${one.person._id}`}
                      matchId={matchId}
                      {...one}
                      onRemoved={message.say}
                    />
                  ))}
                </ul>
              )}
            </section>
            <SelectField label={words.place} {...form.field('place')}>
              {PLACES.map((each) => (
                <option key={each} value={each}>
                  {words.places[each]}
                </option>
              ))}
            </SelectField>
            <Combobox
              key={isRefereePlace(place) ? 'referee' : 'broadcaster'}
              label={words.person}
              options={isRefereePlace(place) ? refereeOptions(referees, null) : broadcasterOptions(broadcasters, null)}
              {...person}
            />
            <MessageBanner message={message} inPlace />
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" onClick={close}>
              {words.close}
            </Button>
            <Button type="submit" busy={act.pending} busyLabel={words.busy}>
              {confirming ? words.anyway : words.assign}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};
