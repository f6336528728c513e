import type { SharedPhoto } from '../property/index.ts'

/** A home that shows a photo which another had first. */
export interface Copy {
  copyId: string
  firstId: string
}

const keyOf = ({ copyId, firstId }: Copy): string => `${copyId} ${firstId}`

/**
 * Who of a home and those that share photos with it had them first: what was found while both
 * showed them stays so, since an upload done again makes nobody a copier; else the day each came.
 */
export function copiesOf(id: string, shared: SharedPhoto[], known: Copy[]): Copy[] {
  const stands = new Set(known.map(keyOf))
  return [...Map.groupBy(shared, ({ otherId }) => otherId)].flatMap(([otherId, photos]) => {
    const [mine, theirs] = [
      { copyId: id, firstId: otherId },
      { copyId: otherId, firstId: id },
    ]
    const found = [mine, theirs].filter((copy) => stands.has(keyOf(copy)))
    if (found.length > 0) return found
    // Both of one moment: ids tell which home was entered first.
    const later = photos.some(
      ({ ownAt, otherAt }) =>
        ownAt.getTime() > otherAt.getTime() ||
        (ownAt.getTime() === otherAt.getTime() && id > otherId),
    )
    return [later ? mine : theirs]
  })
}

/** Copies of one list that are not in another. */
export function without(copies: Copy[], others: Copy[]): Copy[] {
  const keys = new Set(others.map(keyOf))
  return copies.filter((copy) => !keys.has(keyOf(copy)))
}
