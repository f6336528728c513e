import { sql, type Db } from '../../../db/index.ts'
import { oldest } from '../save/step.ts'

/** Versions that stay whatever their age, and the age until which all of a site stay… */
const KEPT = 50
const KEPT_DAYS = 90
/** …but no more than these: a site published by the minute does not fill the disk. */
const MOST = 300

/** Takes away versions nobody goes back to, of one site or of all; the public one stays. */
export async function dropOldVersions(db: Db, now: Date, siteId?: string): Promise<void> {
  const since = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await sql`delete from site_version v using (
      select site_id, number, row_number() over (partition by site_id order by number desc) as place
      from site_version where ${siteId ?? null}::uuid is null or site_id = ${siteId ?? null}
    ) r, site s
    where v.site_id = r.site_id and v.number = r.number and s.id = v.site_id
      and v.number is distinct from s.published
      and (r.place > ${MOST} or (r.place > ${KEPT} and v.at < ${since}))`.execute(db)
}

/** Takes away steps that can no longer be undone, also of a site nobody works on. */
export async function dropOldSteps(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('site_step').where('at', '<=', oldest(now)).execute()
}
