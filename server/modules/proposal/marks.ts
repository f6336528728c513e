import type { ProposalMark } from '../../../generated/model/index.ts'
import type { Body } from './table.ts'

/** A price that moves by more asks for a second look. */
const LARGE = 0.15
/** Free texts of a body; the rest are codes, ids and moments. */
const TEXTS = ['text', 'subject', 'message', 'notes', 'title', 'location', 'reason', 'outcome']

const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
const HOST = /(?:https?:\/\/|\bwww\.)[^\s<>"')\]]+|\b(?:[\p{L}\p{N}-]+\.)+[a-z]{2,24}(?=\/)/giu
const IBAN = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){3,}/
const DAY = /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?)?/g
const PHONE = /(?:\+|\b)\d[\d\s().-]{7,}\d/g
/** So many digits at the end tell phones apart, with their country or without. */
const TAIL = 9

const digits = (text: string): string => text.replaceAll(/\D/g, '')
/** What reads like a letter of ours counts as one, and what nobody sees not at all. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')

export interface Marked {
  body: Body
  before: Body
  /** What the agency has of the person and of itself. */
  known: readonly string[]
  /** Hosts that are the house's own. */
  hosts: readonly string[]
  /** Texts of strangers were read, and they do not speak of the target. */
  unlinked: boolean
}

/** Why a proposal asks for the reference to be typed. */
export function marksOf({ body, before, known, hosts, unlinked }: Marked): ProposalMark[] {
  const said = TEXTS.map((key) => body[key])
    .filter((value) => typeof value === 'string')
    .map(plain)
    .join('\n')
  const { price } = body
  const isMoved = typeof price === 'number' && isFar(price, before['price'])
  const marks: [ProposalMark, boolean][] = [
    ['price', isMoved],
    ['host', hostsIn(said).some((host) => !hosts.includes(host))],
    ['reach', IBAN.test(said) || namesReach(said, known)],
    ['source', unlinked],
  ]
  return marks.flatMap(([mark, is]) => (is ? [mark] : []))
}

const isFar = (price: number, old: unknown): boolean =>
  typeof old !== 'number' || old === 0 || Math.abs(price - old) / old > LARGE

function hostsIn(said: string): string[] {
  const noMails = said.replaceAll(MAIL, ' ')
  return [...noMails.matchAll(HOST)].map(([found]) => {
    const url = /^https?:/iu.test(found) ? found : `https://${found}`
    return URL.canParse(url) ? new URL(url).hostname : found
  })
}

function namesReach(said: string, known: readonly string[]): boolean {
  const low = known.map((one) => one.toLowerCase())
  const numbers = known.map(digits)
  return (
    [...said.matchAll(MAIL)].some(([mail]) => !low.includes(mail.toLowerCase())) ||
    [...said.replaceAll(DAY, ' ').matchAll(PHONE)].some(
      ([phone]) =>
        digits(phone).length >= TAIL &&
        !numbers.some((one) => one.endsWith(digits(phone).slice(-TAIL))),
    )
  )
}
