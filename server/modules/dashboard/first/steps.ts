import type { FirstRun, FirstStepKind } from '../../../../generated/model/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { may } from '../../../contract/permissions.ts'
import type { Db } from '../../../db/index.ts'
import { agencyHead } from '../../agency/index.ts'
import { seesContacts } from '../../contact/index.ts'
import { firstHomes } from '../../property/index.ts'
import { peopleHere, verifiedEmail } from '../../user/index.ts'

/** Weights of the steps, and about how many minutes each takes, in the order they are taken. */
const STEPS: readonly { step: FirstStepKind; weight: number; minutes: number }[] = [
  { step: 'homes', weight: 40, minutes: 8 },
  { step: 'email', weight: 10, minutes: 1 },
  { step: 'logo', weight: 10, minutes: 3 },
  { step: 'contacts', weight: 15, minutes: 8 },
  { step: 'team', weight: 10, minutes: 5 },
  { step: 'site', weight: 15, minutes: 12 },
]

/** Steps that are not everybody's; the others anybody of an agency may take. */
const WHO: Partial<Record<FirstStepKind, (actor: Actor) => boolean>> = {
  logo: ({ role }) => role === 'ADMIN',
  team: ({ role }) => role === 'ADMIN',
  site: (actor) => may(actor, 'editWeb'),
}

type Asked = (db: Db, agencyId: string) => Promise<boolean>
const elsewhere: Partial<Record<FirstStepKind, Asked>> = {}

/** A room that stands on this one says whether its step is done. */
export const registerFirstStep = (step: FirstStepKind, isDone: Asked): void =>
  void (elsewhere[step] = isDone)

/** What somebody put away. */
export interface PutAway {
  hidden: boolean
  dismissed: FirstStepKind[]
}

/** What an agency still needs, by the rights of its reader and what is stored. */
export async function firstRunOf(
  db: Db,
  actor: Actor & { userId: string },
  { hidden, dismissed }: PutAway,
): Promise<FirstRun> {
  const { agencyId } = actor
  const agency = await agencyHead(db, agencyId)
  const homes = await firstHomes(db, actor)
  const isDone: Record<FirstStepKind, () => Promise<boolean> | boolean> = {
    homes: () => homes.begun,
    email: async () => (await verifiedEmail(db, actor.userId)) !== null,
    logo: () => agency.logo !== null,
    contacts: () => seesContacts(db, actor),
    team: async () => (await peopleHere(db, agencyId)).length > 1,
    site: () => elsewhere.site?.(db, agencyId) ?? false,
  }
  const steps: FirstRun['steps'] = []
  for (const one of STEPS)
    if (WHO[one.step]?.(actor) ?? true)
      steps.push({
        ...one,
        done: await isDone[one.step](),
        dismissed: dismissed.includes(one.step),
      })
  const wanted = steps.filter((one) => one.done || !one.dismissed)
  const open = wanted.filter(({ done }) => !done)
  const weigh = (some: typeof steps): number => some.reduce((sum, { weight }) => sum + weight, 0)
  const whole = weigh(wanted)
  return {
    steps,
    percent: whole === 0 ? 100 : Math.round((100 * (whole - weigh(open))) / whole),
    minutes: open.reduce((sum, { minutes }) => sum + minutes, 0),
    hidden,
    complete: open.length === 0,
    since: agency.createdAt.toISOString(),
    draft: homes.draft,
    homes: homes.count,
  }
}
