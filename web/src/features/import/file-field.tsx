import { type ComponentProps, useState } from 'react';
import { dataAddressOf } from '../../components/ui/data-address.ts';
import { FieldFrame } from '../../components/ui/field-frame.tsx';
import { FileButton } from '../../components/ui/file-button.tsx';
import { importMessages as words } from '../../messages/tr/import.ts';
import { FILE_LIMIT_BYTES } from './import-body.ts';

type FileFieldProps = {
  readonly id: string;
  /** The name of the file that was chosen; '' for none. */
  readonly name: string;
  /** Gets the bytes in base64. */
  readonly onChoose: (file: string, name: string) => void;
  readonly error?: string | undefined;
};

/** Chooses the file of an import. One that is too large or cannot be read is refused here, and the one before it stays chosen. */
export const FileField = ({ id, name, onChoose, error }: FileFieldProps) => {
  const [failure, setFailure] = useState<string>();
  const [reading, setReading] = useState(false);

  const choose = async (file: File): Promise<void> => {
    setFailure(file.size > FILE_LIMIT_BYTES ? words.fileTooLarge : undefined);
    if (file.size > FILE_LIMIT_BYTES) return;
    setReading(true);
    const address = await dataAddressOf(file);
    setReading(false);
    if (address === '') setFailure(words.unreadable);
    else onChoose(address.slice(address.indexOf(',') + 1), file.name);
  };

  return (
    <FieldFrame id={id} label={words.file} hint={words.fileHint} error={failure ?? error}>
      {(box: ComponentProps<'input'>) => (
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <FileButton
            {...box}
            words={words.choose}
            accept=".csv,.txt,text/csv,text/plain"
            onFile={(file) => void choose(file)}
          />
          <span role="status" className="min-w-0 wrap-anywhere">
            {reading ? words.reading : name}
          </span>
        </div>
      )}
    </FieldFrame>
  );
};
