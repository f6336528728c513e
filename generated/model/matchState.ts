
/**
 * What became of a home for a demand.
 */
export type MatchState = typeof MatchState[keyof typeof MatchState];


export const MatchState = {
  new: 'new',
  sent: 'sent',
  liked: 'liked',
  disliked: 'disliked',
  visited: 'visited',
  offer: 'offer',
  discarded: 'discarded',
} as const;
