import { Upload } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';

type FileButtonProps = Omit<ComponentProps<'input'>, 'onChange' | 'type'> & {
  readonly words: string;
  readonly onFile: (file: File) => void;
};

/** A button that lets the person choose one of their files; one that is dropped on it is chosen too. */
export const FileButton = ({ words, onFile, ...box }: FileButtonProps) => (
  <span className="relative inline-flex">
    {/* Over the button that is seen: its own has the words of the browser's language, and no room for them on a phone. */}
    <input
      {...box}
      type="file"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // The same file may be chosen again after a failure.
        target.value = '';
        if (file !== undefined) onFile(file);
      }}
      className="peer absolute inset-0 size-full cursor-pointer opacity-0"
    />
    <span
      aria-hidden="true"
      className={classNames(
        buttonClass('secondary'),
        'peer-hover:bg-hover peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-text peer-aria-invalid:border-danger',
      )}
    >
      <Upload className="size-5" />
      {words}
    </span>
  </span>
);
