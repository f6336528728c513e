import type { MatchReason, VisitAspect, VisitOpinion } from '../../../generated/model/index.ts'

/** What matching learns from, by what people say after a visit. */
const REASONS: Record<VisitAspect, MatchReason> = {
  price: 'price',
  size: 'size',
  layout: 'size',
  location: 'place',
  views: 'place',
  quiet: 'place',
  parking: 'feature',
  outdoor: 'feature',
  light: 'feature',
  condition: 'condition',
  kitchen: 'condition',
  bathrooms: 'condition',
  building: 'condition',
}

/** What a visit makes of a match: visited, or disliked with the first reason given. */
export function reactionTo({ interest, nextStep, dislikes = [], priceOpinion }: VisitOpinion): {
  state: 'visited' | 'disliked'
  reason: MatchReason | null
} {
  if (nextStep !== 'discarded' && interest > 1) return { state: 'visited', reason: null }
  const [first] = dislikes
  return {
    state: 'disliked',
    reason: first ? REASONS[first] : priceOpinion === 'expensive' ? 'price' : null,
  }
}
