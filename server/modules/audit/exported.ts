import type { Language } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { HttpError } from '../../contract/errors.ts'
import type { Exported } from '../../contract/exported.ts'
import { pageIn } from '../../contract/language.ts'
import { countTry } from '../../contract/rate-limit/rate-limit.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { mailEach } from '../../jobs/index.ts'
import { oneLine } from '../../mail/home-line.ts'
import { stampOf, writtenDay } from '../../time/madrid.ts'
import { adminsHere, calledOf, getUser, greetingOf, tellAdmins } from '../user/index.ts'
import { keyNames } from './audit.repository.ts'
import { say, type MessageKey } from './messages.ts'

export const EXPORTED_MAIL = 'audit.exported-mail'
const PAGE = '/auth/perfil/agentes?parte=registro'

/** A program fetches by the clock: of one file of one key a day is told once. */
const BY_KEY = { max: 1, window: 86_400 }

/** What a file is of, in words; one that has none here is told as data. */
const WHAT: Partial<Record<string, MessageKey>> = {
  exportContacts: 'exported.contacts',
  exportInvoices: 'exported.invoices',
  exportAnalysis: 'exported.analysis',
  exportAuditLines: 'exported.audit',
  exportTaxVat: 'exported.tax',
  exportTaxWithheld: 'exported.tax',
  exportTaxPartners: 'exported.tax',
}

async function wordsOf(db: Db, { userId, keyId, operation, rows, at }: Exported) {
  const person = await getUser(db, userId)
  const key = keyId === null ? undefined : (await keyNames(db, [keyId])).get(keyId)
  const stamp = stampOf(new Date(at))
  const when = `${writtenDay(stamp.slice(0, 10))}, ${stamp.slice(11, 16)}`
  return (lang: Language): Record<string, string> => {
    const who = oneLine(person ? calledOf(person) : say(lang, 'exported.somebody'))
    return {
      who: key === undefined ? who : say(lang, 'exported.byKey', { who, key: oneLine(key) }),
      what: say(lang, WHAT[operation] ?? 'exported.data'),
      rows: rows.toLocaleString(lang),
      when,
    }
  }
}

/** Tells those who lead an agency of a file with many records: on the platform, and by mail. */
export async function tellExported(told: Exported, { db, jobs, config }: Deps): Promise<void> {
  const { id, agencyId, keyId, operation, at } = told
  const words = await wordsOf(db, told)
  await inTransaction(db, async (trx) => {
    // A person's each is told, and once: the job runs again where it died before it was put away.
    if (!(await isFirst(trx, keyId === null ? id : `${keyId} ${operation}`))) return
    await tellAdmins(trx, agencyId, {
      page: PAGE,
      topic: `export:${id}`,
      at: new Date(at),
      words: (lang) => {
        const said = { ...words(lang), site: config.siteName }
        return {
          title: say(lang, 'exported.subject', said),
          body: say(lang, 'exported.news', said),
        }
      },
    })
    await jobs.add(trx, EXPORTED_MAIL, told, { key: id, agencyId })
  })
}

/** The mail of it, to each in their language. */
export async function mailExported(told: Exported, { db, mail, config }: Deps): Promise<void> {
  const { siteName: site, siteUrl } = config
  const words = await wordsOf(db, told)
  await mailEach(await adminsHere(db, told.agencyId), async (person) => {
    const lang = person.language
    const link = pageIn(siteUrl, lang, PAGE)
    const said = { ...words(lang), site, link, name: greetingOf(person) }
    const subject = say(lang, 'exported.subject', said)
    await mail.send({ to: person.email, subject, text: say(lang, 'exported.text', said) })
  })
}

async function isFirst(trx: Db, which: string): Promise<boolean> {
  try {
    await countTry(trx, EXPORTED_MAIL, which, BY_KEY, 'es')
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}
