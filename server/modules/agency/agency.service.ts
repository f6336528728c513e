import type {
  Agency,
  AgencyCompanyPatch,
  AgencyPatch,
  PublicAgencyList,
} from '../../../generated/model/index.ts'
import type { Ctx, Lang, Session } from '../../contract/context.ts'
import { conflict, fieldErrors, notFound } from '../../contract/errors.ts'
import type { UploadedFile } from '../../contract/body/upload.ts'
import { inTransaction, uuidv7, type Db } from '../../db/index.ts'
import type { AgencyDoc } from '../../db/tables/agency.ts'
import {
  findAgency,
  findOnMarket,
  insertAgency,
  leaveBranches,
  lockAgency,
  saveAgency,
  toAgency,
} from './agency.repository.ts'
import { checkedBranches } from './branch.ts'
import { normalPhone } from './phone.ts'
import { keepPicture } from './picture.ts'
import { slugOf } from './slug.ts'
import { normalTaxId } from './tax-id.ts'
import { normalIban } from '../../sepa/iban.ts'
import { say } from './messages.ts'

/** Adds an agency; its short name comes from its trade name, with a number when that is taken. */
export async function createAgency(
  trx: Db,
  doc: AgencyDoc,
  slug = slugOf(doc.tradeName),
): Promise<Agency> {
  for (let n = 1; ; n += 1) {
    const row = await insertAgency(trx, {
      id: uuidv7(),
      slug: n === 1 ? slug : `${slug}-${n}`,
      doc,
    })
    if (row) return toAgency(row)
  }
}

/** My agency; anybody else's is not found. */
export async function readAgency(id: string, session: Session, ctx: Ctx): Promise<Agency> {
  const row = id === session.agencyId ? await findAgency(ctx.deps.db, id) : null
  return row ? toAgency(row) : notFound(ctx.lang)
}

/** Whom a visitor can write to, by name. */
export async function listPublic(
  slug: string | undefined,
  { deps }: Ctx,
): Promise<PublicAgencyList> {
  const rows = await findOnMarket(deps.db, slug === undefined ? {} : { slug })
  return {
    items: rows.map(({ id, slug: short, doc }) => ({
      id,
      name: doc.tradeName,
      slug: short,
      ...(doc.islands ? { islands: doc.islands } : {}),
    })),
  }
}

type Changes = Partial<Omit<AgencyPatch, 'logo' | 'cover' | 'coverGone'> & AgencyCompanyPatch> & {
  version: number
}

/** What is saved of a change: numbers and ids as they are kept. Throws 400 at what is wrong. */
function checked(
  { version: _version, ...fields }: Changes,
  before: AgencyDoc,
  lang: Lang,
): Partial<AgencyDoc> {
  if (fields.tradeName !== undefined && (fields.tradeName = fields.tradeName.trim()).length < 2)
    fieldErrors({ tradeName: say(lang, 'required') })
  if (fields.publicPhone)
    fields.publicPhone =
      normalPhone(fields.publicPhone) ?? fieldErrors({ publicPhone: say(lang, 'phone') })
  if (fields.taxId)
    fields.taxId = normalTaxId(fields.taxId) ?? fieldErrors({ taxId: say(lang, 'taxId') })
  if (fields.invoice?.iban)
    fields.invoice = {
      ...fields.invoice,
      iban: normalIban(fields.invoice.iban) ?? fieldErrors({ 'invoice.iban': say(lang, 'iban') }),
    }
  if (fields.branches)
    fields.branches = checkedBranches(fields.branches, before.branches ?? [], lang)
  return fields as Partial<AgencyDoc>
}

/**
 * Saves my agency: null clears a field, an absent one stays. A stale version answers 409 with what
 * is stored.
 */
export async function changeAgency(
  id: string,
  patch: Changes & Pick<AgencyPatch, 'coverGone'>,
  files: UploadedFile[],
  session: Session,
  ctx: Ctx,
): Promise<Agency> {
  if (id !== session.agencyId) return notFound(ctx.lang)
  const { coverGone, ...sent } = patch
  const pictures: { logo?: string; cover?: string | null } = coverGone ? { cover: null } : {}
  for (const file of files) {
    if (file.field === 'logo') pictures.logo = await keepPicture(ctx.deps, file, 'logo', ctx.lang)
    if (file.field === 'cover')
      pictures.cover = await keepPicture(ctx.deps, file, 'cover', ctx.lang)
  }
  return inTransaction(ctx.deps.db, async (trx) => {
    const row = await lockAgency(trx, id)
    if (!row) return notFound(ctx.lang)
    if (row.version !== sent.version) conflict(toAgency(row), say(ctx.lang, 'stale'))
    const fields = checked(sent, row.doc, ctx.lang)
    const doc = Object.fromEntries(
      Object.entries({ ...row.doc, ...fields }).filter(
        ([, value]) => value !== null && value !== undefined && value !== '',
      ),
    )
    if (fields.branches)
      await leaveBranches(
        trx,
        id,
        fields.branches.flatMap((branch) => branch.id ?? []),
      )
    // Module listing writes the agency's name and contact into its homes; it stands above this one,
    // so it is told by a job.
    await ctx.deps.jobs.add(trx, 'listing.agency', { agencyId: id }, { key: id })
    return toAgency(
      await saveAgency(trx, id, {
        doc: doc as unknown as AgencyDoc,
        logo: row.logo,
        cover: row.cover,
        ...pictures,
        updated_at: ctx.deps.now(),
      }),
    )
  })
}
