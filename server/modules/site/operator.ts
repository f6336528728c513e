import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { purgeSoon } from '../../edge/index.ts'
import { mailEach } from '../../jobs/index.ts'
import { adminsHere } from '../user/index.ts'
import { pageIn } from '../../contract/language.ts'
import { say } from './messages.ts'
import { OWN_HOST, placeOfSite } from './address.ts'
import { findSite } from './site.repository.ts'

export const USAGE = `npm run site -- list [suspended]
npm run site -- suspend NAME REASON
npm run site -- restore NAME`

/** The job that mails the operator's word. */
export const SUSPENSION_MAIL = 'site.suspension-mail'
export interface SuspensionMail {
  id: string
  isSuspended: boolean
}
const LONGEST = 1000

/** What a command says, and the code it ends with: 0 done, 1 refused, 2 not understood. */
export interface Said {
  lines: string[]
  code: 0 | 1 | 2
}

type Needs = Pick<Deps, 'db' | 'now' | 'jobs' | 'config'>

async function list({ db, config }: Needs, only: string | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('site as s')
    .select(['s.slug', 's.state', 's.suspended_reason', OWN_HOST.as('ownHost')])
    .orderBy('s.slug')
    .execute()
  const shown = rows.filter(({ state }) => only === undefined || state === only)
  if (shown.length === 0) return ['There are no such sites.']
  return shown.map((row) => {
    const { origin, base } = placeOfSite(config, row)
    const why = row.state === 'suspended' ? `  ${row.suspended_reason ?? ''}` : ''
    return `${row.slug.padEnd(40)}  ${row.state.padEnd(9)}  ${origin}${base}/${why}`
  })
}

/** Takes a site off the net with a reason, or gives it back as it was; its ADMINs are told. */
function decide(deps: Needs, slug: string, reason: string | null): Promise<Said> {
  return inTransaction(deps.db, async (trx): Promise<Said> => {
    const row = await trx
      .selectFrom('site')
      .selectAll()
      .where('slug', '=', slug)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) return { lines: [`There is no site ${slug}.`], code: 1 }
    const isSuspended = row.state === 'suspended'
    if (isSuspended === (reason !== null))
      return {
        lines: [`${slug} is ${isSuspended ? 'suspended already' : 'not suspended'}.`],
        code: 1,
      }
    const before = row.suspended_from ?? (row.published === null ? 'draft' : 'paused')
    await trx
      .updateTable('site')
      .set(
        reason === null
          ? { state: before, suspended_at: null, suspended_reason: null, suspended_from: null }
          : {
              state: 'suspended',
              suspended_at: deps.now(),
              suspended_reason: reason,
              suspended_from: row.state,
            },
      )
      .set({ updated_at: deps.now() })
      .where('id', '=', row.id)
      .execute()
    await purgeSoon(trx, { sites: [row.agency_id] })
    // Its domains were not looked at meanwhile.
    if (reason === null)
      await sql`update site_host set next_check_at = ${deps.now()}
        where site_id = ${row.id} and state <> 'released'`.execute(trx)
    const payload = { id: row.id, isSuspended: reason !== null }
    await deps.jobs.add(trx, SUSPENSION_MAIL, payload, { agencyId: row.agency_id })
    return {
      lines: [
        reason === null
          ? `${slug} is ${before} again, as it was.`
          : `${slug} is suspended; its ADMINs are told why.`,
      ],
      code: 0,
    }
  })
}

/** The word of the portal's operator on websites of agencies. */
export async function runSite(args: string[], deps: Needs): Promise<Said> {
  const [act, slug = '', ...words] = args
  const reason = words.join(' ').trim()
  if (act === 'list' && args.length <= 2)
    return { lines: await list(deps, slug || undefined), code: 0 }
  if (act === 'restore' && slug !== '' && words.length === 0) return decide(deps, slug, null)
  if (act === 'suspend' && slug !== '' && reason !== '' && reason.length <= LONGEST)
    return decide(deps, slug, reason)
  return { lines: [USAGE], code: 2 }
}

/** Mails the operator's word to every ADMIN, with where to object. */
export async function mailSuspension(
  { id, isSuspended }: SuspensionMail,
  { db, config, mail }: Deps,
): Promise<void> {
  const site = await findSite(db, id)
  // Decided otherwise meanwhile: that mail is on its way, too.
  if (!site || (site.state === 'suspended') !== isSuspended) return
  const key = isSuspended ? 'suspended' : 'restored'
  await mailEach(await adminsHere(db, site.agency_id), async ({ email, language: lang }) => {
    const words = {
      site: config.siteName,
      name: site.slug,
      reason: site.suspended_reason ?? '',
      operator: config.operatorEmail ?? pageIn(config.siteUrl, lang, '/contacto'),
    }
    await mail.send({
      to: email,
      subject: say(lang, `suspensionMail.${key}.title`, words),
      text: say(lang, `suspensionMail.${key}.body`, words),
    })
  })
}
