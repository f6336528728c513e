import { LANGS } from '../../contract/language.ts'
import { parse } from 'yaml'
import type { OperatorIssuerDoc } from '../../db/tables/ledger.ts'
import { normalIban } from '../../sepa/iban.ts'
import { isDay } from '../../time/madrid.ts'
import type { Edition } from './edition.ts'

/** What a file of plans says. */
export interface PlansFile {
  edition: Edition
  issuer: OperatorIssuerDoc
}

type Json = Record<string, unknown>

const isWhole = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {}

/** What is wrong with one plan, in words. */
function planFaults(plan: Json, at: number): string[] {
  const where = `plans[${at}] (${String(plan['id'])})`
  const name = asObject(plan['name'])
  return [
    !/^[a-z][a-z0-9-]{1,29}$/.test(String(plan['id'])) && 'id: small letters, digits and hyphens',
    LANGS.some((lang) => !isText(name[lang])) && `name: in ${LANGS.join(', ')}`,
    !isWhole(plan['monthPrice'], 0) && 'monthPrice: cents from 0',
    !isWhole(plan['yearPrice'], 0) && 'yearPrice: cents from 0',
    !isWhole(plan['seats'], 1) && 'seats: at least 1',
    plan['seatMonthPrice'] !== null &&
      !isWhole(plan['seatMonthPrice'], 0) &&
      'seatMonthPrice: cents from 0, or null',
    plan['homes'] !== null && !isWhole(plan['homes'], 0) && 'homes: from 0, or null',
    typeof plan['ownDomain'] !== 'boolean' && 'ownDomain: true or false',
    !isWhole(plan['marketFeeBps'], 0) && 'marketFeeBps: hundredths of a per cent from 0',
    at === 0 &&
      (plan['monthPrice'] !== 0 || plan['yearPrice'] !== 0 || plan['seatMonthPrice'] !== null) &&
      'the first plan costs nothing and sells no seats',
    at > 0 && plan['monthPrice'] === 0 && 'monthPrice: only the first plan is free',
  ]
    .filter((fault) => typeof fault === 'string')
    .map((fault) => `${where} ${fault}`)
}

/** What is wrong with who issues. */
function issuerFaults(issuer: Json): string[] {
  return [
    !isText(issuer['name']) && 'issuer.name is needed',
    !isText(issuer['taxId']) && 'issuer.taxId is needed',
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
    trial && !isWhole(trial['days'], 1) && 'trial.days: at least 1',
    ...plans.flatMap(planFaults),
    ...issuerFaults(issuer),
  ].filter((fault) => typeof fault === 'string')
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return {
    edition: {
      validFrom,
      vatPct: file['vatPct'] as number,
      trial: trial as Edition['trial'],
      plans: plans as unknown as Edition['plans'],
    },
    issuer: {
      name: String(issuer['name']),
      taxId: String(issuer['taxId']),
      address: String(issuer['address']),
      iban: normalIban(String(issuer['iban'])),
      ...(isText(issuer['footer']) && { footer: issuer['footer'] }),
    },
  }
}
