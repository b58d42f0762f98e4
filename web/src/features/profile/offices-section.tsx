import { late, LatePart } from '../../components/query/late-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Section } from '../../components/ui/section.tsx';
import { applicationMessages as words } from '../../messages/tr/application.ts';
import { refereeMessages } from '../../messages/tr/referee.ts';
import { applyLabel, type Office, OFFICES, standingText } from './offices.ts';
import type { ShownProfile } from './profile-answer.ts';

/** Comes for referees alone. */
const RefereeSection = late(() => import('../referee/referee-section.tsx').then((file) => file.RefereeSection));

type OfficesSectionProps = {
  readonly profile: ShownProfile;
  readonly onApply: (office: Office) => void;
};

/** How the own offices stand, and the way to apply for each. */
const Offices = ({ profile, onApply }: OfficesSectionProps) => (
  <Section title={words.title}>
    <ul>
      {OFFICES.map((office) => {
        const { title } = words.offices[office];
        const text = standingText(profile, office);
        const label = applyLabel(profile, office);
        return (
          <li
            key={office}
            className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-(--gutter) py-2 md:px-4"
          >
            <div className="min-w-0 flex-1 basis-40">
              <h3 className="font-semibold">{title}</h3>
              {text !== null && <p className="text-meta text-text-2">{text}</p>}
            </div>
            {label !== null && (
              <Button variant="secondary" onClick={() => onApply(office)}>
                {/* One element, so that the button's gap does not part the words. */}
                <span>
                  {label}
                  {label === words.change && <span className="sr-only">: {title}</span>}
                </span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  </Section>
);

/** What is the player's alone at the end of the own profile: the results that a referee has to enter, and the own offices. */
export const OfficesSection = ({ profile, onApply }: OfficesSectionProps) => (
  <>
    {profile.roles.includes('referee') && (
      <LatePart about={profile._id} failed={refereeMessages.profile.failed}>
        <RefereeSection />
      </LatePart>
    )}
    <Offices profile={profile} onApply={onApply} />
  </>
);
