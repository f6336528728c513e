
/**
 * What the buyer says of a home: liked, disliked with a reason, or visit, they want to see it.
 */
export type SelectionReaction = typeof SelectionReaction[keyof typeof SelectionReaction];


export const SelectionReaction = {
  liked: 'liked',
  disliked: 'disliked',
  visit: 'visit',
} as const;
