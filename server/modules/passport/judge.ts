import type { PassportState } from '../../../generated/model/index.ts'
import { unreadStored } from '../../contract/stored/index.ts'
import type { Db } from '../../db/index.ts'
import { evaluate, type Light } from '../../passport/evaluate.ts'
import type { Facts } from '../../passport/facts.ts'
import { getAgency } from '../agency/index.ts'
import { papersOf, type JudgedHome } from '../property/index.ts'
import { waiversOn, type WaiverRow } from './passport.repository.ts'

/** A home's lights with what is let pass of them. */
export interface Judged {
  home: JudgedHome
  papers: (Facts['papers'][number] & { fileKey: string })[]
  lights: (Light & { waiver: WaiverRow | null })[]
}

/** A warning is let pass, but for one that says that nobody knows. */
export const mayPass = ({ state, reason }: Light): boolean =>
  state === 'amber' && reason !== 'unread'

/** Lights of homes on a day (YYYY-MM-DD), each agency and each table read once. */
export async function judge(db: Db, homes: JudgedHome[], day: string): Promise<Judged[]> {
  const ids = homes.map(({ id }) => id)
  const papers = await papersOf(db, ids)
  const waivers = await waiversOn(db, ids, day)
  const agencies = new Map<string, Pick<Facts, 'licences' | 'unread'>>()
  for (const id of new Set(homes.map((home) => home.agencyId))) {
    const { licences } = await unreadStored(db, 'agency.doc', { id })
    agencies.set(id, {
      licences: (await getAgency(db, id))?.licences ?? {},
      unread: licences === undefined ? {} : { licences },
    })
  }
  return homes.map((home) => {
    const own = papers.get(home.id) ?? []
    const { licences = {}, unread = {} } = agencies.get(home.agencyId) ?? {}
    const facts = { ...home, papers: own, licences, unread: { ...home.unread, ...unread } }
    const passed = waivers.get(home.id) ?? []
    return {
      home,
      papers: own,
      lights: evaluate(facts, day).map((light) => ({
        ...light,
        waiver: mayPass(light) ? (passed.find(({ rule }) => rule === light.rule.id) ?? null) : null,
      })),
    }
  })
}

const GRAVITY: PassportState[] = ['red', 'amber', 'green', 'blue', 'none']

/** Gravest first, what is let pass behind what is not, then by days left. */
export const gravestFirst = (a: Judged['lights'][number], b: Judged['lights'][number]): number =>
  GRAVITY.indexOf(a.state) - GRAVITY.indexOf(b.state) ||
  Number(a.waiver !== null) - Number(b.waiver !== null) ||
  (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity) ||
  0

/** What asks for something and nobody lets pass. */
export const asking = ({ lights }: Pick<Judged, 'lights'>): Judged['lights'] =>
  lights
    .filter(({ state, waiver }) => (state === 'red' || state === 'amber') && waiver === null)
    .toSorted(gravestFirst)

/** The gravest of them; green when nothing asks. */
export const stateOf = (judged: Pick<Judged, 'lights'>): PassportState =>
  asking(judged)[0]?.state ?? 'green'
