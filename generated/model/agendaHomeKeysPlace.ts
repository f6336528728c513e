
/**
 * @nullable
 */
export type AgendaHomeKeysPlace = typeof AgendaHomeKeysPlace[keyof typeof AgendaHomeKeysPlace] | null;


export const AgendaHomeKeysPlace = {
  office: 'office',
  concierge: 'concierge',
  lockbox: 'lockbox',
  owner: 'owner',
} as const;
