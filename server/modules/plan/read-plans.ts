import { LANGS } from '../../contract/language.ts'
import { stored } from '../../contract/stored/index.ts'
import { parse } from 'yaml'
import type { OperatorIssuerDoc } from '../../db/tables/ledger.ts'
import { normalIban } from '../../sepa/iban.ts'
import { isDay } from '../../time/madrid.ts'
import { normalTaxId } from '../agency/index.ts'
import type { Edition } from './edition.ts'

/** What a file of plans says. */
export interface PlansFile {
  edition: Edition
  issuer: OperatorIssuerDoc
}

type Json = Record<string, unknown>

/** The most of each that `openapi/schemas/plan/Plan.yaml` knows: beyond it nobody reads the plans. */
const CENTS = 99_999_999_999
const SEATS = 1000
const HOMES = 1_000_000
const NAME = 160
const DAYS = 3660
const WHOLE_BPS = 10_000
const KEYS = new Set(
  'id name monthPrice yearPrice seats seatMonthPrice homes ownDomain marketFeeBps'.split(' '),
)

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
const isCents = (value: unknown): boolean => isWhole(value, 0, CENTS)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {}

/** What is wrong with one plan, in words. */
function planFaults(plan: Json, at: number): string[] {
  const where = `plans[${at}] (${String(plan['id'])})`
  const name = asObject(plan['name'])
  const further = Object.keys(plan).filter((key) => !KEYS.has(key))
  return [
    further.length > 0 && `${further.join(', ')}: no key of a plan`,
    !/^[a-z][a-z0-9-]{1,29}$/.test(String(plan['id'])) && 'id: small letters, digits and hyphens',
    LANGS.some((lang) => !isText(name[lang])) && `name: in ${LANGS.join(', ')}`,
    Object.values(name).some((text) => String(text).length > NAME) &&
      `name: at most ${NAME} letters`,
    !isCents(plan['monthPrice']) && 'monthPrice: cents from 0, less than a thousand million euros',
    !isCents(plan['yearPrice']) && 'yearPrice: cents from 0, less than a thousand million euros',
    !isWhole(plan['seats'], 1, SEATS) && `seats: 1 to ${SEATS}`,
    plan['seatMonthPrice'] !== null &&
      !isCents(plan['seatMonthPrice']) &&
      'seatMonthPrice: cents from 0, or null',
    plan['homes'] !== null &&
      !isWhole(plan['homes'], 0, HOMES) &&
      `homes: 0 to ${HOMES}, or null for no limit`,
    typeof plan['ownDomain'] !== 'boolean' && 'ownDomain: true or false',
    !isWhole(plan['marketFeeBps'], 0, WHOLE_BPS) &&
      `marketFeeBps: hundredths of a per cent, 0 to ${WHOLE_BPS}`,
    at === 0 &&
      (plan['monthPrice'] !== 0 || plan['yearPrice'] !== 0 || plan['seatMonthPrice'] !== null) &&
      'the first plan costs nothing and sells no seats',
    at > 0 && plan['monthPrice'] === 0 && 'monthPrice: only the first plan is free',
    at > 0 && plan['yearPrice'] === 0 && 'yearPrice: only the first plan is free',
  ]
    .filter((fault) => typeof fault === 'string')
    .map((fault) => `${where} ${fault}`)
}

/** What is wrong with who issues. */
function issuerFaults(issuer: Json): string[] {
  return [
    !isText(issuer['name']) && 'issuer.name is needed',
    normalTaxId(String(issuer['taxId'])) === null &&
      'issuer.taxId: a Spanish tax number whose check fits; every invoice names it',
    !isText(issuer['address']) && 'issuer.address is needed',
    normalIban(String(issuer['iban'])) === null &&
      'issuer.iban: a Spanish IBAN whose check fits; people pay by transfer to it',
  ].filter((fault) => typeof fault === 'string')
}

/** The plans of a file; throws one Error that names everything wrong in it. */
export function readPlans(text: string): PlansFile {
  const file = asObject(parse(text) as unknown)
  const plans = Array.isArray(file['plans']) ? file['plans'].map(asObject) : []
  const trial = file['trial'] ? asObject(file['trial']) : null
  const issuer = asObject(file['issuer'])
  const validFrom = String(file['validFrom'])
  const ids = plans.map(({ id }) => id)
  const faults = [
    (!/^\d{4}-\d\d-\d\d$/.test(validFrom) || !isDay(validFrom)) && 'validFrom: a day, YYYY-MM-DD',
    !(typeof file['vatPct'] === 'number' && file['vatPct'] >= 0 && file['vatPct'] <= 100) &&
      'vatPct: per cent of VAT',
    plans.length === 0 && 'plans: at least one',
    new Set(ids).size !== ids.length && 'plans: two of one id',
    trial && !ids.includes(trial['planId']) && 'trial.planId: one of the plans',
    trial && !isWhole(trial['days'], 1, DAYS) && `trial.days: 1 to ${DAYS}`,
    ...plans.flatMap(planFaults),
    ...issuerFaults(issuer),
  ].filter((fault) => typeof fault === 'string')
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const doc = {
    vatPct: file['vatPct'] as number,
    trial: trial as Edition['trial'],
    plans: plans as unknown as Edition['plans'],
  }
  // What this version does not read is taken for a later one's, and everything is free.
  if (!stored().reads('plan_edition.doc', doc))
    throw new Error('plans: something in them is more than the contract knows of a plan')
  return {
    edition: { validFrom, ...doc },
    issuer: {
      name: String(issuer['name']),
      taxId: normalTaxId(String(issuer['taxId'])) ?? '',
      address: String(issuer['address']),
      iban: normalIban(String(issuer['iban'])),
      ...(isText(issuer['footer']) && { footer: issuer['footer'] }),
    },
  }
}
