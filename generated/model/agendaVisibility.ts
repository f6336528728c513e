
/**
 * `agency`: colleagues read it. `private`: others of the agency see only that the time is taken.
 */
export type AgendaVisibility = typeof AgendaVisibility[keyof typeof AgendaVisibility];


export const AgendaVisibility = {
  agency: 'agency',
  private: 'private',
} as const;
