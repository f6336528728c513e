import type { Ctx } from '../../../contract/context.ts'
import { sql } from '../../../db/index.ts'
import { ask } from '../records/ask.ts'

const BATCH = 500

/**
 * What people agreed to, one file each, with the wording and the time: of a contact every word they
 * said, of an enquiry what stood beside its button.
 */
export async function* consentTexts(
  ctx: Ctx,
  agencyId: string,
): AsyncGenerator<{ name: string; text: string }> {
  for await (const { id } of rows<{ id: string }>(
    ctx,
    (after) =>
      sql`select id from contact where agency_id = ${agencyId} and erased_at is null and merged_into_id is null
      and exists (select from contact_consent where contact_id = contact.id)
      and id > ${after} order by id limit ${BATCH}`,
  )) {
    const consents = await ask('listContactConsents', { params: { id } }, ctx)
    yield file(`contact-${id}`, { contactId: id, ...(consents as object) })
  }
  for await (const { id, text, at } of rows<{ id: string; text: string; at: Date }>(
    ctx,
    (after) =>
      sql`select id, consent_text as text, consent_at as at from lead
      where agency_id = ${agencyId} and not trap and id > ${after} order by id limit ${BATCH}`,
  ))
    yield file(`lead-${id}`, { leadId: id, text, at: at.toISOString() })
}

const file = (name: string, value: object) => ({
  name: `consents/${name}.json`,
  text: `${JSON.stringify(value, null, 2)}\n`,
})

async function* rows<Row extends { id: string }>(
  ctx: Ctx,
  batch: (after: string) => ReturnType<typeof sql>,
): AsyncGenerator<Row> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows: found } = await batch(after).execute(ctx.deps.db)
    yield* found as Row[]
    after = (found.at(-1) as Row | undefined)?.id ?? after
    if (found.length < BATCH) return
  }
}
