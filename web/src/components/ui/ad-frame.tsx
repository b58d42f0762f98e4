import { adMessages as texts } from '../../messages/tr/ui.ts';
import { classNames } from './class-names.ts';

/** Its middle is the column's, and it may be wider: inside the gutters of a phone it would be too narrow. */
const CENTRED = 'relative left-1/2 -translate-x-1/2 my-6 w-fit';
const BESIDE = 'sticky top-22 mt-6 hidden h-fit shrink-0 2xl:block';
/** Sizes of the networks, in px whatever the font is, never wider than the window. */
const slots = {
  // In a low window it would take the room of what people came for.
  top: { place: `${CENTRED} short:hidden`, size: 'h-[50px] w-[320px] md:h-[90px] md:w-[728px]' },
  bottom: { place: CENTRED, size: 'h-[250px] w-[300px] md:h-[90px] md:w-[728px]' },
  left: { place: BESIDE, size: 'h-[600px] w-[160px]' },
  right: { place: BESIDE, size: 'h-[600px] w-[160px]' },
} as const;

type AdFrameProps = {
  readonly slot: keyof typeof slots;
  /** The address of the advertising network; a league without one has neither box nor gap. */
  readonly url: string | undefined;
};

/**
 * A place for an advertisement, in a sandbox: it has no access to the page, and cannot lead the visitor away itself. Its size is
 * fixed, so that nothing moves when the advertisement comes.
 */
export const AdFrame = ({ slot, url }: AdFrameProps) => {
  if (url === undefined || url === '') return null;
  const { place, size } = slots[slot];
  return (
    <aside aria-label={texts.places[slot]} className={place}>
      <p className="h-4 text-micro text-text-3">{texts.caption}</p>
      <iframe
        src={url}
        title={texts.places[slot]}
        sandbox="allow-scripts allow-popups"
        referrerPolicy="no-referrer"
        loading="lazy"
        className={classNames('block max-w-[100vw] rounded-plate bg-sunken', size)}
      />
    </aside>
  );
};
