import type { Actor } from '../../../contract/rights/actor.ts'
import { createHash } from 'node:crypto'
import type { FileReply } from '../../../../generated/server/operations.ts'
import type {
  AgendaEvent,
  Language,
  VisitSheet,
  VisitSheetCheck,
  VisitSheetDraft,
  VisitSheetInput,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, recordEvent, withAdvisoryLock, uuidv7, type Db } from '../../../db/index.ts'
import type { SheetDoc } from '../../../db/tables/visit.ts'
import { canonicalJson } from '../../../formats/canonical-json.ts'
import { FileMissing, removeAll, type StoredFile } from '../../../ports/files/index.ts'
import { drawnOr503 } from '../../../ports/pdf/answer.ts'
import { addEntry, contactNamesOf } from '../../contact/index.ts'
import { keepDocument } from '../../property/index.ts'
import { whyNoMail } from '../../user/index.ts'
import { VISIT_MAIL, type VisitMail } from '../mails.ts'
import type { SheetPrint } from './sheet.document.ts'
import { introduceSigned } from '../partner/introduce.ts'
import { partnersOf } from '../partner/of-event.ts'
import { sheetText, type SheetText } from './sheet.text.ts'
import { cleanSignature } from './signature.ts'
import { toSheet } from '../view.ts'
import { isSheetInSight } from './sight.ts'
import { wholeVisit, writableVisit } from '../visit.policy.ts'
import { findSheet, insertSheet, sheetsOf, type SheetRow } from '../visit.repository.ts'
import { langOf, moment, say } from '../messages.ts'

/** What acts without a transaction of its own: a PDF is drawn before its row is written. */
interface Acting {
  deps: Deps
  actor: Actor
}

const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex')

async function languageOf(db: Db, event: AgendaEvent): Promise<Language> {
  const ids = event.attendees.flatMap(({ contactId }) => contactId ?? [])
  return langOf((await contactNamesOf(db, event.agencyId, ids)).get(ids[0] ?? '')?.language)
}

/** The text as it would be signed now, in the language asked for, else the first visitor's. */
export async function draftSheet(
  { deps, actor }: Acting,
  id: string,
  choice: { language?: Language; declaresFirstVisit?: boolean; noDirectDeal?: boolean },
): Promise<VisitSheetDraft> {
  const event = await writableVisit(deps.db, actor, id)
  const language = choice.language ?? (await languageOf(deps.db, event))
  const { declaresFirstVisit = true, noDirectDeal = true } = choice
  const partner = (await partnersOf(deps.db, [id])).get(id)
  const choices = { declaresFirstVisit, noDirectDeal }
  const text = await sheetText(deps.db, event, language, choices, partner)
  return { ...text, textHash: hashOf(text) }
}

const hashOf = (text: SheetText): string => sha256(canonicalJson(text))

/** The people with clean signatures; 400 at what is missing, by field. */
function signersOf(input: VisitSheetInput, actor: Actor): SheetDoc['visitors'] {
  const broken: Record<string, string> = {}
  const visitors = input.visitors.map((visitor, at) => {
    const signature = cleanSignature(visitor.signature)
    const [name, idNumber] = [visitor.name.trim(), visitor.idNumber.trim().toUpperCase()]
    if (!signature) broken[`visitors.${at}.signature`] = say(actor.lang, 'signature')
    if (name.length < 2) broken[`visitors.${at}.name`] = say(actor.lang, 'required')
    if (idNumber.length < 3) broken[`visitors.${at}.idNumber`] = say(actor.lang, 'required')
    return { ...visitor, name, idNumber, signature: signature ?? {} }
  })
  if (Object.keys(broken).length > 0) fieldErrors(broken)
  return visitors
}

/** When it was signed, and when it came where that was later. */
function hoursOf({ language: lang, signedAt, signedOnDeviceAt }: SheetDoc): string {
  const date = moment(new Date(signedAt), lang)
  return signedOnDeviceAt === undefined
    ? say(lang, 'sheet.signedAt', { date })
    : say(lang, 'sheet.signedOnDevice', { date, device: moment(new Date(signedOnDeviceAt), lang) })
}

/** The words round a sheet, and the digest that is printed on it. */
function printOf(doc: SheetDoc): SheetPrint {
  const { language: lang, number } = doc
  const words = {
    number: say(lang, 'sheet.number', { number }),
    corrects: say(lang, 'sheet.corrects'),
    agency: say(lang, 'sheet.agency'),
    home: say(lang, 'sheet.home'),
    visitors: say(lang, 'sheet.visitors'),
    agent: say(lang, 'sheet.agent'),
    declares: say(lang, 'sheet.declares'),
    signatures: say(lang, 'sheet.signatures'),
    typed: say(lang, 'sheet.typed'),
    signedAt: hoursOf(doc),
    hash: say(lang, 'sheet.hash'),
  }
  return {
    doc,
    words,
    ids: doc.visitors.map(({ idKind, idNumber }) => `${say(lang, `id.${idKind}`)} ${idNumber}`),
    hash: sha256(canonicalJson(doc)),
  }
}

/** What a sheet says, but for its number and hours; its homes stand in words. */
const contentOf = (doc: SheetDoc): string =>
  canonicalJson({ ...doc, homeIds: [], number: 0, signedAt: '', signedOnDeviceAt: '' })

/** A clock may go wrong by so much, and an answer take so long: it was signed as it came. */
const AT_ONCE_MS = 2 * 60_000

/** When it was signed on a device that had no connection. */
const onDevice = (at: string | undefined, now: Date): Pick<SheetDoc, 'signedOnDeviceAt'> =>
  at !== undefined && now.getTime() - Date.parse(at) >= AT_ONCE_MS
    ? { signedOnDeviceAt: new Date(at).toISOString() }
    : {}

/** A sheet that is drawn and stored, and that no row names yet. */
interface DrawnSheet {
  event: AgendaEvent
  partner: Parameters<typeof introduceSigned>[1]
  doc: SheetDoc
  contentHash: string
  fileHash: string
  now: Date
  sheetId: string
  stored: StoredFile
  copies: { home: AgendaEvent['homes'][number]; file: StoredFile }[]
}

/** Text, people and signatures as a PDF, which is stored for itself and for each home's documents. */
export async function drawSheet(
  { deps, actor, log }: Acting & Pick<Ctx, 'log'>,
  id: string,
  input: VisitSheetInput,
): Promise<DrawnSheet> {
  const { db, files } = deps
  const event = await writableVisit(db, actor, id)
  const partner = (await partnersOf(db, [id])).get(id)
  if (event.homes.length === 0 && !partner) notAcceptable(say(actor.lang, 'noHomes'))
  if (event.status === 'cancelled') notAcceptable(say(actor.lang, 'cancelled'))
  const visitors = signersOf(input, actor)
  const noMail = input.mail ? await whyNoMail(db, actor) : null
  if (noMail !== null) fieldErrors({ mail: noMail })
  const agentSignature =
    input.agentSignature === undefined
      ? null
      : (cleanSignature(input.agentSignature) ??
        fieldErrors({ agentSignature: say(actor.lang, 'signature') }))
  const text = await sheetText(db, event, input.language, input, partner)
  // A home, its price or the agency's data may have changed since the visitor read it.
  if (input.textHash !== undefined && input.textHash !== hashOf(text))
    notAcceptable(say(actor.lang, 'textChanged'))
  const now = deps.now()
  const [before] = await sheetsOf(db, [id])
  const number = (before?.number ?? 0) + 1
  const doc: SheetDoc = {
    number,
    ...text,
    homeIds: event.homes.map((home) => home.id),
    declaresFirstVisit: input.declaresFirstVisit,
    noDirectDeal: input.noDirectDeal,
    visitors,
    agent: { name: event.organiserName ?? '', signature: agentSignature },
    signedAt: now.toISOString(),
    ...onDevice(input.signedOnDeviceAt, now),
  }
  // A button pressed twice sends the same strokes of the same finger: that is no correction.
  if (before && contentOf(before.doc) === contentOf(doc))
    notAcceptable(say(actor.lang, 'signedMeanwhile'))
  const print = printOf(doc)
  const pdf = await drawnOr503(
    {
      template: new URL('./sheet.document.ts', import.meta.url),
      data: print,
      meta: {
        title: `${doc.title} ${number}`,
        author: text.agency[0] ?? '',
        language: doc.language,
      },
    },
    { busy: say(actor.lang, 'sheet.busy'), failed: say(actor.lang, 'sheet.failed') },
    log,
  )
  const sheetId = uuidv7()
  const stored = await files.put(pdf, `visit/${sheetId.slice(-2)}/${sheetId}`)
  // Everybody who reads a home's documents would read the sheet of a visit that is kept private.
  const filed = event.visibility === 'agency' ? event.homes : []
  const copies = await Promise.all(
    filed.map(async (home) => ({ home, file: await files.put(pdf, documentKey()) })),
  )
  return {
    event,
    partner,
    doc,
    contentHash: print.hash,
    fileHash: sha256(pdf),
    now,
    sheetId,
    stored,
    copies,
  }
}

/** Nothing names these files: they hold people's documents and must not stay behind. */
export const dropSheet = ({ files }: Pick<Deps, 'files'>, sheet: DrawnSheet): Promise<void> =>
  removeAll(files, [sheet.stored.key, ...sheet.copies.map(({ file }) => file.key)])

/** Signs a sheet that was drawn: with its digest, in the homes' documents and in the timelines. */
export async function keepSheet(
  { deps, actor }: Acting,
  id: string,
  { event, partner, doc, ...drawn }: DrawnSheet,
  input: VisitSheetInput,
): Promise<VisitSheet> {
  const { now, sheetId, stored, copies } = drawn
  const { number } = doc
  return inTransaction(deps.db, async (trx) => {
    await withAdvisoryLock(trx, `visit sheet ${id}`)
    const row = await insertSheet(trx, {
      id: sheetId,
      agency_id: actor.agencyId,
      event_id: id,
      number,
      language: doc.language,
      doc,
      content_hash: drawn.contentHash,
      file_hash: drawn.fileHash,
      file_key: stored.key,
      size: stored.size,
      signed_at: now,
      created_by: actor.userId,
    })
    if (!row) return notAcceptable(say(actor.lang, 'signedMeanwhile'))
    for (const { home, file } of copies) {
      const filename = say(actor.lang, 'sheet.file', { ref: home.ref, number })
      await keepDocument({ trx, deps, actor }, home.id, {
        key: file.key,
        size: file.size,
        type: 'visit_sheet',
        filename,
        mime: 'application/pdf',
      })
    }
    await tellPeople(trx, event, row, actor)
    await introduceSigned({ trx, deps }, partner, actor.userId)
    await recordEvent(trx, { kind: 'visit.signed', agencyId: actor.agencyId, subject: id })
    if (input.mail)
      await deps.jobs.add(trx, VISIT_MAIL, {
        kind: 'sheet',
        eventId: id,
        sheetId,
      } satisfies VisitMail)
    return toSheet(row, null)
  })
}

const documentKey = (): string => {
  const id = uuidv7()
  return `document/${id.slice(-2)}/${id}`
}

async function tellPeople(
  trx: Db,
  event: AgendaEvent,
  sheet: SheetRow,
  actor: Actor,
): Promise<void> {
  for (const contactId of new Set(event.attendees.flatMap((one) => one.contactId ?? []))) {
    await addEntry(trx, {
      contactId,
      kind: 'DOCUMENT',
      text: say(actor.lang, 'line.sheet'),
      by: actor.userId,
      at: sheet.signed_at,
      ref: { type: 'visit', id: event.id, label: event.title },
    })
  }
}

async function held({ deps, actor }: Acting, id: string, sheetId: string): Promise<SheetRow> {
  const event = await wholeVisit(deps.db, actor, id)
  const row = await findSheet(deps.db, id, sheetId)
  return row && (await isSheetInSight(deps.db, row, event, actor)) ? row : notFound(actor.lang)
}

/** The PDF as it was signed. */
export async function readSheet(acting: Acting, id: string, sheetId: string): Promise<FileReply> {
  const row = await held(acting, id, sheetId)
  return {
    stream: await acting.deps.files.get(row.file_key),
    contentType: 'application/pdf',
    filename: say(acting.actor.lang, 'sheet.file', {
      ref: row.signed_at.toISOString().slice(0, 10),
      number: row.number,
    }),
    size: row.size,
  }
}

/** Reads the stored file anew and compares its digest with the one kept when it was signed. */
export async function checkSheet(
  acting: Acting,
  id: string,
  sheetId: string,
): Promise<VisitSheetCheck> {
  const row = await held(acting, id, sheetId)
  const computed = await digestOf(acting.deps, row.file_key)
  const matches = computed === row.file_hash && sha256(canonicalJson(row.doc)) === row.content_hash
  return {
    matches,
    stored: row.file_hash,
    computed,
    message: say(acting.actor.lang, matches ? 'checkOk' : 'checkBad'),
  }
}

async function digestOf({ files }: Deps, key: string): Promise<string | null> {
  try {
    const hash = createHash('sha256')
    for await (const chunk of await files.get(key)) hash.update(chunk as Buffer)
    return hash.digest('hex')
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}
