import type {
  RentalDocumentType,
  RentalLink,
  RentalLinkInput,
  RentalLinkPage,
} from '../../../../generated/model/index.ts'
import type { UploadedFile } from '../../../contract/body/upload.ts'
import { requireSession, type Ctx, type Lang } from '../../../contract/context.ts'
import { laterVersion, notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { RENTAL_MAIL, type RentalMail } from '../mails.ts'
import { say } from '../messages.ts'
import { addKept, keepContent, MOST } from '../papers/keep.ts'
import { documentsOf } from '../papers/papers.repository.ts'
import { fileById, findFile, isKnown, saveFile, type FileRow } from '../rental.repository.ts'
import { isOfficer } from '../way/officers.ts'
import { linkAddress, PURPOSE } from './address.ts'

const DAYS_14 = 14 * 86_400_000
/** States in which an applicant has nothing more to send. */
const CLOSED = new Set<FileRow['state']>(['rejected', 'ended'])

/** Asks an applicant for documents: mails them a link of their own; the one before ends. */
export async function createLink(
  id: string,
  { types }: RentalLinkInput,
  ctx: Ctx,
): Promise<RentalLink> {
  const { deps, lang } = ctx
  const until = new Date(deps.now().getTime() + DAYS_14)
  const row = await inTransaction(deps.db, async (trx) => {
    const found = (await findFile(trx, id, requireSession(ctx), true)) ?? notFound(lang)
    if (CLOSED.has(found.state)) return notAcceptable(say(lang, 'linkClosed'))
    const saved = await saveFile(trx, id, {
      asked: types,
      link_no: found.link_no + 1,
      link_until: until,
      updated_at: deps.now(),
    })
    const mail: RentalMail = { kind: 'link', fileId: id, linkNo: saved.link_no }
    await deps.jobs.add(trx, RENTAL_MAIL, mail)
    return saved
  })
  const url = await linkAddress(row, deps, requireSession(ctx).userId)
  return { url, expiresAt: until.toISOString() }
}

/**
 * The file that a link opens; 404 for a link that ran out, was followed by another, is none, or was
 * told somebody who is not of the programme any more.
 */
async function opened(db: Db, token: string, { deps, lang }: Pick<Ctx, 'deps' | 'lang'>) {
  const claim = await deps.links.read(token, { purpose: PURPOSE, now: deps.now() })
  const row = claim && (await fileById(db, claim.id))
  if (!row || !row.link_until || String(row.link_no) !== claim.options['no']) return notFound(lang)
  const { by } = claim.options
  if (by !== undefined && !(await isOfficer(db, by))) return notFound(lang)
  return { row, until: row.link_until }
}

async function pageOf(db: Db, row: FileRow, until: Date): Promise<RentalLinkPage> {
  const documents = await documentsOf(db, row.id)
  return {
    reference: row.reference,
    asked: row.asked,
    items: documents
      .filter((one) => one.by_side === 'applicant')
      .map(({ id, type, filename, size, created_at }) => ({
        id,
        type,
        filename,
        size,
        createdAt: created_at.toISOString(),
      })),
    left: CLOSED.has(row.state) ? 0 : Math.max(0, MOST - documents.length),
    expiresAt: until.toISOString(),
  }
}

/** What an applicant reads by their link; nothing of their answers. */
export async function openLink(token: string, ctx: Ctx): Promise<RentalLinkPage> {
  const { row, until } = await opened(ctx.deps.db, token, ctx)
  return pageOf(ctx.deps.db, row, until)
}

/** Nothing more is sent to a file that is closed, nor to one that a later version leads. */
function refuseClosed(row: FileRow, lang: Lang): void {
  if (CLOSED.has(row.state)) notAcceptable(say(lang, 'linkClosed'))
  if (!isKnown(row)) laterVersion(lang)
}

/** Takes a document that an applicant sends by their link. */
export async function sendDocument(
  token: string,
  file: UploadedFile | undefined,
  type: RentalDocumentType,
  ctx: Ctx,
): Promise<RentalLinkPage> {
  const { deps, lang } = ctx
  const { row: before } = await opened(deps.db, token, ctx)
  refuseClosed(before, lang)
  const kept = await keepContent(file, deps, lang)
  return inTransaction(deps.db, async (trx) => {
    await trx
      .selectFrom('rental_file')
      .select('id')
      .where('id', '=', before.id)
      .forUpdate()
      .execute()
    // It may have been erased, or given another link, while the content was looked into.
    const { row, until } = await opened(trx, token, ctx)
    refuseClosed(row, lang)
    const sender = { by_side: 'applicant', by_user: null, at: deps.now(), lang } as const
    await addKept(trx, row.id, { kept, type }, sender)
    return pageOf(trx, row, until)
  })
}
