/** What may be shown of a person, as the account store has it. Fields that are not set are null. */
export type PersonalData = {
  readonly email: string | null;
  readonly psoId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly bio: string | null;
  readonly playingStyle: string | null;
  readonly socialMedia: Readonly<Record<'twitter' | 'instagram' | 'twitch' | 'youtube', string | null>>;
  readonly rejectionReason: string | null;
  readonly refereeNotes: string | null;
  readonly broadcasterNotes: string | null;
  readonly channelLink: string | null;
  readonly channelName: string | null;
};

/** Reads personal data from the account store, the only place where it is. */
export type PersonalReader = {
  /** Data of these players; one without an account is missing from the map. @throws StoreUnavailable */
  readonly of: (playerIds: readonly string[]) => Promise<ReadonlyMap<string, PersonalData>>;
};
