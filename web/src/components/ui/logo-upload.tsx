import { ImageUp, Trash2 } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { logoMessages as words } from '../../messages/tr/ui.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { describedBy, FieldError, Hint } from './field-frame.tsx';
import { Progress } from './progress.tsx';

/** The types of picture that the server accepts. */
const TYPES = ['image/png', 'image/jpeg'];
const ACCEPT = '.png,.jpg,.jpeg,image/png,image/jpeg';
const BYTES_PER_KB = 1024;
const WHOLE = 100;

const sizes = [
  [24, 'size-6'],
  [48, 'size-12'],
  [96, 'size-24'],
] as const;

const sizeText = (bytes: number): string => {
  const [value, unit] = bytes < BYTES_PER_KB ** 2 ? [bytes / BYTES_PER_KB, 'kB'] : [bytes / BYTES_PER_KB ** 2, 'MB'];
  return `${new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 }).format(value)} ${unit}`;
};

/** The file as a data URL, which the content-security policy allows for pictures; it refuses object URLs. */
const useDataUrl = (file: File | null): string | null => {
  const [read, setRead] = useState<{ readonly file: File; readonly url: string } | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setRead({ file, url: reader.result });
    });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read !== null && read.file === file ? read.url : null;
};

type GroundProps = { readonly url: string; readonly name: string; readonly dark: boolean };

/** A preview of the logo in one mode; in dark mode the logo stands on a light tile, as crests do everywhere. */
const Ground = ({ url, name, dark }: GroundProps) => (
  <figure
    className={classNames('rounded-control border border-line p-3', dark ? 'bg-ink text-white' : 'bg-tile text-ink')}
  >
    <figcaption className="pb-2 text-small">{name}</figcaption>
    <div className="flex items-end gap-3">
      {sizes.map(([size, className]) => (
        <img
          key={size}
          src={url}
          alt=""
          width={size}
          height={size}
          className={classNames(className, 'rounded-crest bg-tile object-contain')}
        />
      ))}
    </div>
  </figure>
);

type LogoUploadProps = {
  readonly label: string;
  /** The address of the stored logo; null where there is none. */
  readonly current: string | null;
  /** The chosen file, which is not stored yet. */
  readonly file: File | null;
  /** Called with a PNG or JPEG that is not too large, or with null when the choice is taken back. */
  readonly onFile: (file: File | null) => void;
  /** Removes the stored logo; missing where that is not possible. */
  readonly onRemove?: () => void;
  readonly mostBytes: number;
  /** From 0 to 1 while the file is uploaded. */
  readonly progress?: number | null;
  readonly error?: string | undefined;
};

/** Chooses a logo, by a file dialog or by dropping it, and previews it. Names the allowed types and size beforehand. */
export const LogoUpload = ({
  label,
  current,
  file,
  onFile,
  onRemove,
  mostBytes,
  progress = null,
  error,
}: LogoUploadProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<string | undefined>();
  const [over, setOver] = useState(false);
  const picked = useDataUrl(file);
  const url = file === null ? current : picked;
  const problem = refused ?? error;
  const hint = `${words.types}, ${words.largest(sizeText(mostBytes))}`;

  const take = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    if (!TYPES.includes(chosen.type)) return setRefused(words.wrongType);
    if (chosen.size > mostBytes) return setRefused(words.tooLarge(sizeText(mostBytes)));
    setRefused(undefined);
    onFile(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (progress === null) take(event.dataTransfer.files[0]);
  };
  const remove = () => {
    setRefused(undefined);
    if (file === null) onRemove?.();
    else onFile(null);
    // The remove button disappears with the logo, so the button that chooses one gets the focus.
    button.current?.focus();
  };

  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-1.5">
      <span id={id} className="text-meta font-semibold">
        {label}
      </span>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      {problem !== undefined && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-col gap-3 rounded-card border border-dashed p-4 transition-colors duration-120',
          over ? 'border-text bg-hover' : 'border-control',
          problem !== undefined && 'border-danger',
        )}
      >
        {url !== null && (
          <div className="flex flex-wrap gap-3">
            <Ground url={url} name={words.onLight} dark={false} />
            <Ground url={url} name={words.onDark} dark />
          </div>
        )}
        {progress !== null && (
          <Progress
            label={words.uploading}
            value={Math.round(progress * WHOLE)}
            target={WHOLE}
            text={words.progress(Math.round(progress * WHOLE))}
          />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <input
            ref={input}
            type="file"
            accept={ACCEPT}
            tabIndex={-1}
            aria-hidden="true"
            className="hidden"
            onChange={(event) => {
              take(event.target.files?.[0]);
              // Emptied, so that the same file can be chosen again after it was removed.
              event.target.value = '';
            }}
          />
          <Button
            ref={button}
            variant="secondary"
            aria-describedby={describedBy({ id, hint, error: problem })}
            aria-disabled={progress !== null}
            onClick={() => input.current?.click()}
          >
            <ImageUp aria-hidden="true" className="size-5" />
            {url === null ? words.choose : words.change}
          </Button>
          {url !== null && (file !== null || onRemove !== undefined) && (
            <Button variant="danger-quiet" aria-disabled={progress !== null} onClick={remove}>
              <Trash2 aria-hidden="true" className="size-5" />
              {words.remove}
            </Button>
          )}
          <span className="text-meta text-text-3 pointer-coarse:hidden">{words.drop}</span>
        </div>
      </div>
    </div>
  );
};
