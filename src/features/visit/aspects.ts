import type { VisitAspect } from '../../../generated/model'

export interface Liked {
  likes?: VisitAspect[] | undefined
  dislikes?: VisitAspect[] | undefined
}

/** What is liked is not disliked: what was chosen last stays, the other list gives it up. */
export function keptApart(before: Liked, now: Liked): Liked | undefined {
  const { likes = [], dislikes = [] } = now
  const twice = (one: VisitAspect): boolean => likes.includes(one) && dislikes.includes(one)
  const [found] = likes.filter(twice)
  if (found === undefined) return undefined
  return before.likes?.includes(found)
    ? { likes: likes.filter((one) => !twice(one)) }
    : { dislikes: dislikes.filter((one) => !twice(one)) }
}
