/** The processes of the league that stand still until an operator acts. */
export type ProcessStandstills = {
  /** Their names, in order. @throws StoreUnavailable */
  readonly all: () => Promise<readonly string[]>;
};
