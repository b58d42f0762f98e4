import type { CurrentMatch, FieldError } from '../contract/problem.ts';
import type { RefusalCode } from '../contract/refusals.ts';

/**
 * Details of a refusal besides its code: values for the sentence, the fields that are wrong, the state that a stale edit meets,
 * and when to try again.
 */
export type RefusalDetails = {
  readonly values?: Readonly<Record<string, string | number>>;
  readonly errors?: readonly FieldError[];
  readonly current?: CurrentMatch;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
};

/** A rule said no. Carries a code, never a status or a sentence: contract/refusals.ts has those. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
