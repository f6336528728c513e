
/**
 * What a link opens: booking a home, a visit of one's own, or what one thought of it.
 */
export type VisitPageKind = typeof VisitPageKind[keyof typeof VisitPageKind];


export const VisitPageKind = {
  book: 'book',
  mine: 'mine',
  feedback: 'feedback',
} as const;
