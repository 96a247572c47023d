export const de = {
  /** `duration` is "3 Sekunden". */
  since: (duration: string) => `seit ${duration}`,
};

export type Messages = typeof de;
