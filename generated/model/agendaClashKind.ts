
/**
 * Who or what is in two places: an agent, somebody who comes, a home, its keys; `travel`: the way is too long; `crossing`: two islands in one day.
 */
export type AgendaClashKind = typeof AgendaClashKind[keyof typeof AgendaClashKind];


export const AgendaClashKind = {
  agent: 'agent',
  person: 'person',
  home: 'home',
  keys: 'keys',
  travel: 'travel',
  crossing: 'crossing',
} as const;
