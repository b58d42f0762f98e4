import { PICTURE_LIMIT_BYTES } from '@league/command-api/contract/picture.ts';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { isApiError } from '../../api/errors.ts';
import { failureText } from '../../api/failure-text.ts';
import { type LogoUpload, uploadLogo } from '../../api/upload.ts';
import { pictureMessages } from '../../messages/tr/controls.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { dataAddressOf } from './data-address.ts';
import { FieldFrame } from './field-frame.tsx';
import { FileButton } from './file-button.tsx';
import { ProgressBar } from './progress-bar.tsx';

type PictureFieldProps = {
  readonly id?: string;
  readonly label: string;
  /** The address of the picture that stands; '' for none. */
  readonly value: string;
  /** Gets the address of a picture once it is stored, and '' where it is removed. */
  readonly onChange: (address: string) => void;
  /** The call that stores it. */
  readonly upload: LogoUpload;
  /** Whether there may be no picture. */
  readonly removable?: boolean;
  readonly error?: string | undefined;
};

/** A picture on its way: what was chosen, as a data address, and which share of it has left. */
type Underway = { readonly preview: string; readonly share: number };

/**
 * A picture that is chosen from the person's files and stored at once. What stood before stands until the new one does, and goes on
 * standing where that fails; the failure is said at the field. To choose again ends the upload under way.
 */
export const PictureField = ({
  id: ownId,
  label,
  value,
  onChange,
  upload,
  removable = false,
  error,
}: PictureFieldProps) => {
  const generated = useId();
  const id = ownId ?? generated;
  const { underway, failure, begin, forget } = useUpload(upload, onChange);
  const shown = underway?.preview ?? value;

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={pictureMessages.hint}
      error={failure ?? error}
      after={underway !== null && <ProgressBar label={pictureMessages.underway(label)} share={underway.share} />}
    >
      {(box: ComponentProps<'input'>) => (
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <div className="flex size-24 shrink-0 items-center justify-center rounded-control border border-line bg-sunken p-1">
            {shown === '' ? (
              <span className="text-center text-small text-text-3">{pictureMessages.none}</span>
            ) : (
              <img
                src={shown}
                alt={underway === null ? pictureMessages.current(label) : pictureMessages.chosen(label)}
                className={classNames('max-h-full max-w-full object-contain', underway !== null && 'opacity-50')}
              />
            )}
          </div>
          <div className="flex min-w-0 flex-1 basis-52 flex-col items-start gap-2">
            <FileButton
              {...box}
              words={pictureMessages.choose}
              accept="image/png,image/jpeg"
              onFile={(file) => void begin(file)}
            />
            {removable && value !== '' && underway === null && (
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  forget();
                  onChange('');
                }}
              >
                {pictureMessages.remove(label)}
              </Button>
            )}
          </div>
        </div>
      )}
    </FieldFrame>
  );
};

const useUpload = (path: LogoUpload, onStored: (address: string) => void) => {
  const [underway, setUnderway] = useState<Underway | null>(null);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = async (file: File): Promise<void> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setFailure(file.size > PICTURE_LIMIT_BYTES ? pictureMessages.failed(pictureMessages.tooLarge) : undefined);
    setUnderway(null);
    if (file.size > PICTURE_LIMIT_BYTES) return;
    try {
      // A file that cannot be read is for the server to refuse: it has no preview.
      const preview = await dataAddressOf(file);
      if (signal.aborted) return;
      setUnderway({ preview, share: 0 });
      const address = await uploadLogo(path, file, {
        signal,
        onProgress: (share) => setUnderway({ preview, share }),
      });
      onStored(address);
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      setFailure(pictureMessages.failed(failureText(error)));
    }
    setUnderway(null);
  };

  return { underway, failure, begin, forget: () => setFailure(undefined) };
};
