import { readFile, stat } from 'node:fs/promises'
import type {
  Fiscal,
  FiscalCertificateInput,
  FiscalMode,
  FiscalRecord,
  FiscalRecordPage,
  FiscalRecordState,
} from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { fieldErrors, notAcceptable } from '../../contract/errors.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Db } from '../../db/index.ts'
import { CertificateRefused, factsOf } from '../../ports/fiscal/certificate.ts'
import { refuseSlow } from '../../ports/fiscal/opens.ts'
import { dayOf } from '../../time/madrid.ts'
import { getAgency } from '../agency/index.ts'
import { checkOf, countRecords, recordsOf } from './fiscal.repository.ts'
import { say } from './messages.ts'
import { closedModes, type Standing } from './mode.ts'
import { legalDayOf, RULES } from './rules/rules.ts'
import { sealCertificate } from './sealed.ts'
import { declarationOf, modeOf, settingOf } from './setting.ts'
import { VERSION } from './version.ts'
import { dateWords } from './words.ts'

const PAGE = 50
const MOST_BYTES = 100_000

type Setting = NonNullable<Awaited<ReturnType<typeof settingOf>>>

/** What decides which modes an agency may choose, as it is now. */
async function standingOf(
  db: Db,
  { agencyId, lang }: Pick<Actor, 'agencyId' | 'lang'>,
  now: Date,
): Promise<Standing> {
  const today = dayOf(now)
  const [setting, declared, agency] = await Promise.all([
    settingOf(db, agencyId),
    declarationOf(db, today),
    getAgency(db, agencyId),
  ])
  const taxId = agency?.taxId?.trim() || null
  return {
    mode: modeOf(setting, lang),
    modeSince: setting?.mode_since ?? null,
    taxId,
    legalDay: taxId ? legalDayOf(taxId) : null,
    hasCertificate: (setting?.certificate_until?.getTime() ?? 0) > now.getTime(),
    isDeclared: declared !== null,
    today,
  }
}

/** Why the last try came to nothing, in words: what is stored begins with its reason. */
function troubleWords(trouble: string | null, lang: Lang): string | null {
  if (trouble === null) return null
  const at = trouble.indexOf(' ')
  const [reason, words] = [trouble.slice(0, at), trouble.slice(at + 1)]
  if (reason === 'certificate') return say(lang, 'trouble.certificate')
  return reason === 'refused' ? say(lang, 'trouble.refused', { words }) : say(lang, 'trouble.down')
}

function certificateOf(setting: Setting | undefined, taxId: string | null): Fiscal['certificate'] {
  const taxIds = setting?.certificate_tax_ids ?? []
  return setting?.certificate && setting.certificate_until
    ? {
        subject: setting.certificate_subject ?? '',
        kind: setting.certificate_kind ?? 'person',
        until: setting.certificate_until.toISOString(),
        taxId: taxIds[0] ?? null,
        foreign: taxId !== null && taxIds.length > 0 && !taxIds.includes(taxId),
      }
    : null
}

/** How an agency stands with VeriFactu. */
export async function readFiscal(
  { db, now }: { db: Db; now: Date },
  { agencyId, lang }: Pick<Actor, 'agencyId' | 'lang'>,
): Promise<Fiscal> {
  const standing = await standingOf(db, { agencyId, lang }, now)
  const [setting, counts, check, declared] = await Promise.all([
    settingOf(db, agencyId),
    countRecords(db, agencyId),
    checkOf(db, agencyId),
    declarationOf(db, standing.today),
  ])
  return {
    mode: standing.mode,
    modeSince: standing.modeSince,
    closed: closedModes(standing, lang),
    legalDay: standing.legalDay,
    records: counts.records,
    waiting: counts.waiting,
    accepted: counts.accepted,
    acceptedWithErrors: counts.open_errors,
    rejected: counts.open_rejected,
    lastSentAt: counts.last_sent_at?.toISOString() ?? null,
    trouble: troubleWords(setting?.trouble ?? null, lang),
    check: check ? { at: check.at.toISOString(), faults: check.faults } : null,
    certificate: certificateOf(setting, standing.taxId),
    declaration: declared && { ...declared, version: VERSION },
    rules: RULES,
  }
}

const save = (trx: Db, agencyId: string, values: Partial<Omit<Setting, 'agency_id'>>) =>
  trx
    .insertInto('fiscal_setting')
    .values({ agency_id: agencyId, ...values })
    .onConflict((on) => on.column('agency_id').doUpdateSet({ agency_id: agencyId, ...values }))
    .execute()

/** Chooses a mode; 406 in words where it is closed, 503 out of one of a later version. */
export async function setMode({ trx, deps, actor }: Work, mode: FiscalMode): Promise<Fiscal> {
  const { agencyId, lang } = actor
  await save(trx, agencyId, {})
  const standing = await standingOf(trx, actor, deps.now())
  const closed = closedModes(standing, lang).find((one) => one.mode === mode)
  if (closed) notAcceptable(closed.why)
  if (mode !== standing.mode) await save(trx, agencyId, { mode, mode_since: standing.today })
  return readFiscal({ db: trx, now: deps.now() }, actor)
}

/** Keeps a certificate, sealed; 400 by field for one that does not open or has run out. */
export async function setCertificate(
  { trx, deps, actor }: Work,
  { password, kind }: Omit<FiscalCertificateInput, 'file'>,
  file: { path: string },
): Promise<Fiscal> {
  const { agencyId, lang } = actor
  if ((await stat(file.path)).size > MOST_BYTES)
    fieldErrors({ file: say(lang, 'certificate.large') })
  const pfx = await readFile(file.path)
  const { subject, until, taxIds } = await factsIn(pfx, password, lang)
  if (until.getTime() <= deps.now().getTime())
    fieldErrors({ file: say(lang, 'certificate.old', { day: dateWords(dayOf(until), lang) }) })
  await save(trx, agencyId, {
    certificate: await sealCertificate({ pfx, password }, agencyId, deps.config),
    certificate_kind: kind,
    certificate_subject: subject,
    certificate_until: until,
    certificate_tax_ids: taxIds,
    wait_until: null,
    trouble: null,
    trouble_at: null,
  })
  return readFiscal({ db: trx, now: deps.now() }, actor)
}

async function factsIn(pfx: Buffer, password: string, lang: Lang) {
  try {
    await refuseSlow(pfx, password)
    return factsOf(pfx, password)
  } catch (error) {
    if (!(error instanceof CertificateRefused)) throw error
    return error.why === 'password'
      ? fieldErrors({ password: say(lang, 'certificate.password') })
      : fieldErrors({ file: say(lang, 'certificate.file') })
  }
}

/** Takes the certificate away; 406 while records are sent with it or wait to be. */
export async function removeCertificate({ trx, deps, actor }: Work): Promise<Fiscal> {
  const { agencyId, lang } = actor
  const setting = await settingOf(trx, agencyId)
  const { waiting } = await countRecords(trx, agencyId)
  if ((setting?.mode ?? 'off') !== 'off' || waiting > 0)
    notAcceptable(say(lang, 'certificate.used'))
  await save(trx, agencyId, {
    certificate: null,
    certificate_kind: null,
    certificate_subject: null,
    certificate_until: null,
    certificate_tax_ids: null,
    trouble: null,
    trouble_at: null,
  })
  return readFiscal({ db: trx, now: deps.now() }, actor)
}

const MODES = { none: 'off', test: 'test', live: 'on' } as const

/** Records in the agency's name, newest first. */
export async function listRecords(
  { db }: Pick<Deps, 'db'>,
  { agencyId, lang }: Pick<Actor, 'agencyId' | 'lang'>,
  {
    state,
    cursor: text,
    limit = PAGE,
  }: { state?: FiscalRecordState; cursor?: string; limit?: number },
): Promise<FiscalRecordPage> {
  const list = 'listFiscalRecords'
  const cursor = readCursor(text, { list, kind: 'id' }, lang)
  const found = await recordsOf(db, agencyId, { state: state ?? null, cursor, limit })
  const { rows, next } = cutPage(found, { list, cursor, limit })
  const counts = await countRecords(db, agencyId)
  const known = counts.waiting + counts.accepted + counts.accepted_with_errors + counts.rejected
  const totals = { ...counts, kept: counts.records - known }
  return {
    items: rows.map((row): FiscalRecord => ({
      id: row.id,
      seq: row.seq,
      invoiceId: row.invoice_id,
      fullNumber: row.fields.fullNumber ?? '',
      kind: row.kind,
      mends: row.mends,
      isLast: row.is_last,
      mode: MODES[row.service],
      state: row.state,
      recordedAt: row.recorded_at,
      sentAt: row.sent_at?.toISOString() ?? null,
      csv: row.csv,
      code: row.code,
      message: row.message,
    })),
    next,
    total: state ? totals[state] : counts.records,
  }
}
