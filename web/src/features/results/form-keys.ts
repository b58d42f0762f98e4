import type { KeyboardEvent } from 'react';

const FIELDS = 'input, select, textarea';

/** The key that saves together with Enter (components/form/form.tsx); on Apple devices it is ⌘. */
export const saveKey: string = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** The form's fields at which the Tab key stops, in its order. */
const fieldsOf = (form: HTMLFormElement): HTMLElement[] =>
  [...form.querySelectorAll<HTMLInputElement>(FIELDS)].filter(
    (field) =>
      !field.disabled && field.getClientRects().length > 0 && !(field.type === 'radio' && !isStop(form, field)),
  );

/** Of a group of radio buttons Tab stops at the chosen one only, or at the first while none is chosen. */
const isStop = (form: HTMLFormElement, radio: HTMLInputElement): boolean => {
  const group = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    ({ name }) => name === radio.name,
  );
  return radio === (group.find(({ checked }) => checked) ?? group[0]);
};

const focusNext = (form: HTMLFormElement, from: HTMLElement): void => {
  const next = fieldsOf(form).find(
    (field) => (from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  (next ?? form.querySelector<HTMLElement>('[type="submit"]'))?.focus();
};

/** Enter in an input moves to the next field instead of submitting the form. */
export const onFormKey = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const { target, currentTarget: form } = event;
  if (!(event.ctrlKey || event.metaKey) && target instanceof HTMLInputElement) {
    event.preventDefault();
    const group = target.type === 'radio' ? [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')] : [];
    focusNext(form, group.findLast(({ name }) => name === target.name) ?? target);
  }
};
