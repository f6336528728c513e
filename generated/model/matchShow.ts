
/**
 * Which matches of a demand are shown.
 */
export type MatchShow = typeof MatchShow[keyof typeof MatchShow];


export const MatchShow = {
  all: 'all',
  new: 'new',
  sent: 'sent',
  liked: 'liked',
  visited: 'visited',
  offer: 'offer',
  out: 'out',
} as const;
