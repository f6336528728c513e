import { sql, type Database } from '../../../server/db/index.ts'
import { agencies, fill } from '../fill.ts'

export const HOSTS = 10_000
const HOMES_EACH = 3
export const DOMAIN = 'webs.example'

/** Every third is read at a domain of its agency, the others at their name. */
export const hostOf = (n: number): string =>
  n % 3 === 0 ? `www.casa${n}.com` : `casa-${n}.${DOMAIN}`
/** By which a page says whose it is; no other number begins like it. */
export const nameOf = (n: number): string => `Immobles ${n}.`

/** Copies the site that was published by hand to 10,000 agencies with homes, half with domains. */
export async function spread(
  db: Database,
  say: (line: string) => void,
  slug: string,
): Promise<void> {
  await fill(db, HOSTS * HOMES_EACH, say, HOSTS)
  const ids = agencies(HOSTS).map(({ id }) => id)
  await sql`
    insert into agency (id, slug, doc) select id, 'casa-' || n - 1, a.doc || jsonb_build_object(
      'tradeName', 'Immobles ' || n - 1 || '.', 'legalName', 'Immobles ' || n - 1 || '.')
    from unnest(${ids}::uuid[]) with ordinality as o(id, n), (select agency.doc from agency
      join site on site.agency_id = agency.id where site.slug = ${slug}) a`.execute(db)
  await sql`
    insert into site (id, agency_id, slug, state, doc, published, created_at, updated_at)
    select gen_random_uuid(), agency.id, agency.slug, 'published', s.doc, 1, now(), now()
    from agency, (select doc from site where slug = ${slug}) s
    where agency.slug like 'casa-%'`.execute(db)
  await sql`
    insert into site_version (site_id, number, doc, digest, at)
    select site.id, 1, v.doc, v.digest, now() from site, (select v.doc, v.digest from site_version v
      join site b on b.id = v.site_id and b.slug = ${slug} limit 1) v
    where site.slug like 'casa-%'`.execute(db)
  await sql`
    insert into site_host (id, site_id, host, token, state, main, reaches, created_at, proved_at,
      active_at)
    select gen_random_uuid(), id, 'www.' || replace(slug, '-', '') || '.com', 'x', 'active', true, true,
      now(), now(), now()
    from site where slug like 'casa-%' and substr(slug, 6)::int % 3 = 0`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
