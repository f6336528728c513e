import type { Agency, AgencyPatch, AgencyPublic, PublicAgencyList } from '../../../generated/model/index.ts'
import type { Ctx, Session } from '../../contract/context.ts'
import { conflict, fieldErrors, notFound } from '../../contract/errors.ts'
import type { UploadedFile } from '../../contract/upload.ts'
import { isUuid } from '../../db/id.ts'
import { inTransaction, uuidv7, type Db } from '../../db/index.ts'
import type { AgencyDoc } from '../../db/tables/agency.ts'
import { findAgency, findBySlug, findOnMarket, insertAgency, lockAgency, saveAgency, toAgency } from './agency.repository.ts'
import { normalPhone } from './phone.ts'
import { keepPicture } from './picture.ts'
import { slugOf } from './slug.ts'
import { say } from './words.ts'

/** Adds an agency; its short name comes from its trade name, with a number when that is taken. */
export async function createAgency(trx: Db, doc: AgencyDoc, slug = slugOf(doc.tradeName)): Promise<Agency> {
  for (let n = 1; ; n += 1) {
    const row = await insertAgency(trx, { id: uuidv7(), slug: n === 1 ? slug : `${slug}-${n}`, doc })
    if (row) return toAgency(row)
  }
}

/** My agency; anybody else's is not found. */
export async function readAgency(id: string, session: Session, ctx: Ctx): Promise<Agency> {
  const row = id === session.agencyId ? await findAgency(ctx.deps.db, id) : null
  return row ? toAgency(row) : notFound(ctx.lang)
}

/** Whom a visitor can write to, by name. */
export async function listPublic(slug: string | undefined, { deps }: Ctx): Promise<PublicAgencyList> {
  const rows = await findOnMarket(deps.db, slug === undefined ? {} : { slug })
  return { items: rows.map(({ id, slug: short, doc }) => ({ id, name: doc.tradeName, slug: short, ...(doc.islands ? { islands: doc.islands } : {}) })) }
}

/** An agency by short name or id, as anybody may know it: what it made public, field by field. */
export async function readPublic(name: string, ctx: Ctx): Promise<AgencyPublic> {
  const row = isUuid(name) ? await findAgency(ctx.deps.db, name) : await findBySlug(ctx.deps.db, name)
  if (!row) return notFound(ctx.lang)
  const { tradeName, description = {}, publicPhone = null, website = null, languages = [], islands = [] } = row.doc
  return { id: row.id, slug: row.slug, name: tradeName, logo: row.logo, description, phone: publicPhone, website, languages, islands }
}

/** Saves my agency: null clears a field, an absent one stays. A stale version answers 409 with what is stored. */
export async function changeAgency(id: string, patch: Omit<AgencyPatch, 'logo'>, files: UploadedFile[], session: Session, ctx: Ctx): Promise<Agency> {
  if (id !== session.agencyId) return notFound(ctx.lang)
  const { version, ...fields } = patch
  if (fields.publicPhone) fields.publicPhone = normalPhone(fields.publicPhone) ?? fieldErrors({ publicPhone: say(ctx.lang, 'phone') })
  const [file] = files
  const logo = file && (await keepPicture(ctx.deps, file, 'logo', ctx.lang))
  return inTransaction(ctx.deps.db, async (trx) => {
    const row = await lockAgency(trx, id)
    if (!row) return notFound(ctx.lang)
    if (row.version !== version) conflict(toAgency(row), say(ctx.lang, 'stale'))
    const doc = Object.fromEntries(Object.entries({ ...row.doc, ...fields }).filter(([, value]) => value !== null && value !== undefined && value !== ''))
    // Module listing writes the agency's name and contact into its homes; it stands above this one, so it is told by a job.
    await ctx.deps.jobs.add(trx, 'listing.agency', { agencyId: id }, { key: id })
    return toAgency(await saveAgency(trx, id, { doc: doc as unknown as AgencyDoc, logo: logo ?? row.logo, updated_at: ctx.deps.now() }))
  })
}
