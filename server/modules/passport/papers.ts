import type { DashboardPaperKind, PassportRule } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { daysBetween } from '../../passport/days.ts'
import { getAgency } from '../agency/index.ts'
import { homesToWarn, type Whose } from '../property/index.ts'
import { judge, type Judged } from './judge.ts'

/** A paper that ends, is due or is missing. Null id: the agency's; null day: it is missing. */
export interface EndingPaper {
  id: string | null
  ref: string | null
  title: string | null
  agentId: string | null
  paper: DashboardPaperKind
  endsOn: string | null
}

/** Rules whose last day is told on the dashboard; the agency's is told once, by itself. */
const KIND: Partial<Record<PassportRule, DashboardPaperKind>> = {
  mandate: 'mandate',
  energy: 'energy',
  cedula: 'cedula',
  tourist: 'tourist',
  nrua: 'nrua',
  deposit: 'deposit',
}

/** A lack without a day is told of a register number alone: what else is missing the gate says. */
const isTold = ({ rule, state, waiver, endsOn }: Judged['lights'][number], until: string) =>
  (state === 'amber' || state === 'red') &&
  waiver === null &&
  (endsOn === null ? rule.id === 'nrua' : endsOn <= until)

async function insurance(db: Db, { agencyId, userId }: Whose, until: string) {
  const endsOn = userId === null ? (await getAgency(db, agencyId))?.licences?.insuredUntil : null
  return endsOn && endsOn <= until
    ? [
        {
          id: null,
          ref: null,
          title: null,
          agentId: null,
          paper: 'insurance' as const,
          endsOn,
        },
      ]
    : []
}

/**
 * Papers that end by a day (YYYY-MM-DD), have ended or are missing, by last day: of homes on offer
 * or about to be, of lets whose deposit is due, and for an ADMIN the agency's insurance.
 */
export async function endingPapers(
  db: Db,
  whose: Whose,
  { now, today, until }: { now: Date; today: string; until: string },
): Promise<EndingPaper[]> {
  const homes = await homesToWarn(db, whose, { now, until })
  const papers = (await judge(db, homes, today)).flatMap(({ home, lights }) =>
    lights.flatMap((light) => {
      const paper = KIND[light.rule.id]
      return paper && isTold(light, until)
        ? [
            {
              id: home.id,
              ref: home.ref,
              title: home.title || null,
              agentId: home.agentId,
              paper,
              endsOn: light.endsOn,
            },
          ]
        : []
    }),
  )
  const days = ({ endsOn }: EndingPaper) =>
    endsOn === null ? Infinity : daysBetween(today, endsOn)
  return [...papers, ...(await insurance(db, whose, until))].toSorted(
    (a, b) => days(a) - days(b) || ((a.ref ?? '') < (b.ref ?? '') ? -1 : 1),
  )
}
