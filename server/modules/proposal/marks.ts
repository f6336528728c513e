import type { ProposalMark } from '../../../generated/model/index.ts'
import type { Body } from './table.ts'

/** A price that moves by more asks for a second look. */
const LARGE = 0.15
/** Free texts of a body; the rest are codes, ids and moments. */
const TEXTS = ['text', 'subject', 'message', 'notes', 'title', 'location', 'reason', 'outcome']

const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu
const LINK = /(?:https?:\/\/|\bwww\.)[^\s<>"')\]]+/giu
const LABEL = String.raw`[\p{L}\p{N}_-]+`
/** Endings by which a bare name is a link for every reader; of others only what goes on as one. */
const ENDINGS = 'com|net|org|info|eu|es|cat|io|app|me|ly|link|site|online|shop'
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_-])(?:${LABEL}\.)+` +
    String.raw`(?:(?:${ENDINGS})(?![\p{L}\p{N}_-])(?:\.${LABEL})*|[a-z]{2,24}(?=/|[?#]\S|:\d))`,
  'giu',
)
const IBAN = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){3,}/
const DAY = /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?)?/g
/** As people write a day, with its hours; a number that goes on is no day. */
const WRITTEN_DAY = new RegExp(
  String.raw`\b(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d{2}` +
    String.raw`(?:[ ,]+\d{1,2}:\d{2}(?:\s?[-–]\s?\d{1,2}:\d{2})?)?(?![\s()./·–-]{0,3}\d)`,
  'g',
)
/** However its digits are parted, and in whichever script. */
const PHONE = /\+?\p{Nd}(?:[\s()./·–-]{0,3}\p{Nd}){8,}/gu
/** So many digits at the end tell phones apart, with their country or without. */
const TAIL = 9

const digits = (text: string): string => text.replaceAll(/\P{Nd}/gu, '')
/** What reads like a letter or a dot of ours counts as one, and what nobody sees not at all. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
/** A site by either of its names. */
const site = (host: string): string => host.toLowerCase().replaceAll(/^www\.|\.$/g, '')

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
    ['host', hostsIn(said).some((host) => !hosts.map(site).includes(host))],
    ['reach', IBAN.test(said) || namesReach(said, known)],
    ['source', unlinked],
  ]
  return marks.flatMap(([mark, is]) => (is ? [mark] : []))
}

const isFar = (price: number, old: unknown): boolean =>
  typeof old !== 'number' || old === 0 || Math.abs(price - old) / old > LARGE

/** Links first: what stands before an @ in one is no mail. */
function hostsIn(said: string): string[] {
  const bare = said.replaceAll(LINK, ' ').replaceAll(MAIL, ' ')
  return [...said.matchAll(LINK), ...bare.matchAll(BARE)].map(([found]) => {
    const url = /^https?:/iu.test(found) ? found : `https://${found}`
    return site(URL.canParse(url) ? new URL(url).hostname : found)
  })
}

function namesReach(said: string, known: readonly string[]): boolean {
  const low = known.map((one) => one.toLowerCase())
  const numbers = known.map(digits)
  // Where a link leads is looked at by its host; ids in one are no phones.
  const spoken = [LINK, DAY, WRITTEN_DAY].reduce((text, one) => text.replaceAll(one, ' '), said)
  return (
    [...said.matchAll(MAIL)].some(([mail]) => !low.includes(mail.toLowerCase())) ||
    [...spoken.matchAll(PHONE)].some(
      ([phone]) =>
        digits(phone).length >= TAIL &&
        !numbers.some((one) => one.endsWith(digits(phone).slice(-TAIL))),
    )
  )
}
