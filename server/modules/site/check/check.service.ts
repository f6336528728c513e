import type { SiteCheck, SiteDoc } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import type { Db } from '../../../db/index.ts'
import { readIn } from '../compare/texts.ts'
import { say } from '../messages.ts'
import { ofCompany } from './company.ts'
import type { Found } from './found.ts'
import { ofHomes } from './homes.ts'
import { ofLinkWords } from './link-words.ts'
import { ofAddresses } from './links.ts'
import { ofPictures } from './pictures.ts'
import { ofTexts } from './texts.ts'
import { pageAt } from './walk.ts'

const MOST = 200

/** What is to be mended in a draft: first what stops it from being published. */
export async function checksOf(
  db: Db,
  { now }: Pick<Deps, 'now'>,
  { agencyId, lang }: Pick<Actor, 'agencyId' | 'lang'>,
  doc: SiteDoc,
): Promise<SiteCheck[]> {
  const found: Found[] = [
    ...(await ofCompany(db, { agencyId, lang }, doc)),
    ...ofTexts(doc),
    ...(await ofPictures(db, agencyId, doc)),
    ...ofAddresses(doc),
    ...ofLinkWords(doc),
    ...(await ofHomes(db, now(), agencyId, doc)),
  ]
  const figure = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 })
  const inWords = (word: string | number): string =>
    typeof word === 'number' ? figure.format(word) : word
  const checks = found.map(({ words, proposal, ...check }): SiteCheck => {
    const page = pageAt(doc, check.path)
    const where = page ? readIn(page.title, lang, doc.languages) : say(lang, 'wholeSite')
    const named = Object.entries(words ?? {}).map(([name, word]) => [name, inWords(word)] as const)
    const text = say(lang, `check.${check.key}`, { where, ...Object.fromEntries(named) })
    return { ...check, pageId: page?.id ?? null, text, proposal: proposal ?? null }
  })
  const stops = checks.filter(({ level }) => level === 'stop')
  return [...stops, ...checks.filter(({ level }) => level !== 'stop')].slice(0, MOST)
}
