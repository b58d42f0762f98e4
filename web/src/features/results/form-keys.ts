import type { KeyboardEvent } from 'react';

const FIELDS = 'input, select, textarea';

/** On a Mac the key that saves is another, and so is its sign. */
export const saveKey: string = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Boxes that the Tab key would stop at, in its order. */
const fieldsOf = (form: HTMLFormElement): HTMLElement[] =>
  [...form.querySelectorAll<HTMLInputElement>(FIELDS)].filter(
    (field) => !field.disabled && field.checkVisibility() && !(field.type === 'radio' && !isStop(form, field)),
  );

/** Of the radio buttons of a group only the chosen one is a stop, or the first while none is. */
const isStop = (form: HTMLFormElement, radio: HTMLInputElement): boolean => {
  const group = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    ({ name }) => name === radio.name,
  );
  return radio === (group.find(({ checked }) => checked) ?? group[0]);
};

const goOn = (form: HTMLFormElement, from: HTMLElement): void => {
  const next = fieldsOf(form).find(
    (field) => (from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  (next ?? form.querySelector<HTMLElement>('[type="submit"]'))?.focus();
};

/** In a form of boxes: Ctrl+Enter (⌘ on a Mac) sends it from anywhere, Enter in a box goes on to the next. */
export const onFormKey = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const { target, currentTarget: form } = event;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
  } else if (target instanceof HTMLInputElement) {
    event.preventDefault();
    const group = target.type === 'radio' ? [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')] : [];
    goOn(form, group.findLast(({ name }) => name === target.name) ?? target);
  }
};
