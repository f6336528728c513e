
/**
 * A room of the desk that has a number.
 */
export type CountedRoom = typeof CountedRoom[keyof typeof CountedRoom];


export const CountedRoom = {
  messages: 'messages',
  agenda: 'agenda',
  homes: 'homes',
  demands: 'demands',
  contacts: 'contacts',
  integrations: 'integrations',
  rentals: 'rentals',
  searches: 'searches',
  saved: 'saved',
  proposals: 'proposals',
} as const;
