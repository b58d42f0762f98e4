import { adMessages as texts } from '../../messages/tr/ad.ts';
import { classNames } from './class-names.ts';
import { CornerArc } from './corner-arc.tsx';

/** Fixed sizes, so that nothing moves whether an advertisement comes or not. Top and bottom may exceed the column. */
const slots = {
  top: { place: 'relative left-1/2 -translate-x-1/2 my-6 w-80 md:w-182', size: 'h-[50px] w-80 md:h-[90px] md:w-182' },
  bottom: {
    place: 'relative left-1/2 -translate-x-1/2 my-6 w-75 md:w-182',
    size: 'h-[250px] w-75 md:h-[90px] md:w-182',
  },
  left: { place: 'sticky top-22 mt-6 hidden h-fit w-40 shrink-0 2xl:block', size: 'h-150 w-40' },
  right: { place: 'sticky top-22 mt-6 hidden h-fit w-40 shrink-0 2xl:block', size: 'h-150 w-40' },
} as const;

type AdFrameProps = {
  readonly slot: keyof typeof slots;
  /** The address of the advertising network; without it the frame stays empty, and screen readers skip it. */
  readonly url?: string | undefined;
};

/**
 * A place for an advertisement, in a sandbox: it has no access to the page, and cannot lead the visitor away itself.
 */
export const AdFrame = ({ slot, url }: AdFrameProps) => {
  const { place, size } = slots[slot];
  if (url === undefined || url === '') {
    return (
      <div aria-hidden="true" className={place}>
        <div className="h-4" />
        <div className={classNames('relative overflow-hidden rounded-plate border border-line', size)}>
          <CornerArc className="absolute top-0 right-0 size-12" />
        </div>
      </div>
    );
  }
  return (
    <aside aria-label={texts.places[slot]} className={place}>
      <p className="h-4 text-micro text-text-3">{texts.caption}</p>
      <iframe
        src={url}
        title={texts.places[slot]}
        sandbox="allow-scripts allow-popups"
        referrerPolicy="no-referrer"
        loading="lazy"
        className={classNames('block rounded-plate bg-sunken', size)}
      />
    </aside>
  );
};
