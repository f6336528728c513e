import type { TrustCheckId, TrustCheckState, TrustGroup } from '../../../generated/model'

/** The steps and what each is made of, in the order in which they are shown. */
export const GROUPS: readonly { id: TrustGroup; checks: readonly TrustCheckId[] }[] = [
  { id: 'paper', checks: ['mandate', 'energy'] },
  { id: 'place', checks: ['cadastre', 'pin'] },
  { id: 'picture', checks: ['photos'] },
  { id: 'person', checks: ['agent', 'insurance', 'reports'] },
]

interface Check {
  id: TrustCheckId
  state: TrustCheckState
}

/** Checks of a home by group; a group is met when nothing of it is missing. */
export const groupsOf = <T extends Check>(
  checks: readonly T[],
): { id: TrustGroup; met: boolean; checks: T[] }[] =>
  GROUPS.map(({ id, checks: ids }) => {
    const own = ids.flatMap((one) => checks.find((check) => check.id === one) ?? [])
    return { id, met: own.length > 0 && own.every(({ state }) => state !== 'unmet'), checks: own }
  })
