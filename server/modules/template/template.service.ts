import type {
  Language,
  LocalizedText,
  Template,
  TemplateInput,
  TemplateList,
  TemplatePatch,
} from '../../../generated/model/index.ts'
import type { Ctx, Lang } from '../../contract/context.ts'
import { conflict, fieldErrors, forbidden, notAcceptable, notFound } from '../../contract/errors.ts'
import { fold, inTransaction, withAdvisoryLock, uuidv7, type Db } from '../../db/index.ts'
import { PLACES, unknownPlaces } from './places.ts'
import { STARTERS } from './starter.ts'
import { mayWrite, type Reader } from './template.policy.ts'
import {
  findTemplate,
  insertTemplate,
  listTemplates,
  MOST,
  removeTemplate,
  saveTemplate,
  type TemplateRow,
} from './template.repository.ts'
import { say } from './messages.ts'

const toTemplate = (row: TemplateRow, reader: Reader): Template => ({
  id: row.id,
  name: row.name,
  own: row.owner_id !== null,
  subject: row.subject,
  text: row.text,
  canEdit: mayWrite(row, reader),
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
})

export const searchOf = (name: string, subject: LocalizedText, text: LocalizedText): string =>
  fold([name, ...Object.values(subject), ...Object.values(text)].join(' '))

/**
 * Without blank languages; throws 400 at each text with a place that is none, and where there is no
 * text at all.
 */
function clean(
  { name, subject = {}, text }: Pick<TemplateInput, 'name' | 'subject' | 'text'>,
  lang: Lang,
) {
  const faults: Record<string, string> = {}
  const kept = (field: 'subject' | 'text', texts: LocalizedText): LocalizedText => {
    const written = Object.entries(texts).flatMap(([code, value]) =>
      value.trim() === '' ? [] : [[code, value.trim()] as const],
    )
    for (const [code, value] of written) {
      const unknown = unknownPlaces(value)
      if (unknown.length > 0)
        faults[`${field}.${code}`] = say(lang, 'unknownPlace', {
          unknown: unknown.join(', '),
          known: PLACES.map((place) => `{${place}}`).join(', '),
        })
    }
    return Object.fromEntries(written)
  }
  const doc = { name: name.trim(), subject: kept('subject', subject), text: kept('text', text) }
  if (doc.name === '') faults['name'] = say(lang, 'required')
  if (Object.keys(doc.text).length === 0) faults['text'] = say(lang, 'required')
  if (Object.keys(faults).length > 0) fieldErrors(faults)
  return { ...doc, search: searchOf(doc.name, doc.subject, doc.text) }
}

export async function listMine(
  q: string | undefined,
  reader: Reader,
  { deps }: Ctx,
): Promise<TemplateList> {
  return { items: (await listTemplates(deps.db, reader, q)).map((row) => toTemplate(row, reader)) }
}

/** The template if the reader may read it; 404 otherwise. */
export async function readableTemplate(
  db: Db,
  reader: Reader,
  id: string,
  lang: Lang,
): Promise<TemplateRow> {
  return (await findTemplate(db, id, reader)) ?? notFound(lang)
}

export async function readMine(id: string, reader: Reader, ctx: Ctx): Promise<Template> {
  return toTemplate(await readableTemplate(ctx.deps.db, reader, id, ctx.lang), reader)
}

/** Keeps a text. Without a word on whose it is, an ADMIN's is the agency's, a STAFF's their own. */
export async function addTemplate(
  { own, ...input }: TemplateInput,
  reader: Reader,
  ctx: Ctx,
): Promise<Template> {
  const { db, now } = ctx.deps
  const mine = own ?? reader.role !== 'ADMIN'
  if (!mine && reader.role !== 'ADMIN') fieldErrors({ own: say(ctx.lang, 'adminOnly') })
  const doc = clean(input, ctx.lang)
  return inTransaction(db, async (trx) => {
    await withAdvisoryLock(trx, `template ${reader.agencyId}`)
    if ((await listTemplates(trx, reader)).length >= MOST)
      return notAcceptable(say(ctx.lang, 'tooMany', { most: MOST }))
    return toTemplate(
      await insertTemplate(trx, {
        id: uuidv7(),
        agency_id: reader.agencyId,
        owner_id: mine ? reader.userId : null,
        ...doc,
        created_at: now(),
        updated_at: now(),
      }),
      reader,
    )
  })
}

/** Changes what is named; a stale version answers 409 with what is stored. */
export async function changeTemplate(
  id: string,
  { version, name, own, subject, text }: TemplatePatch,
  reader: Reader,
  ctx: Ctx,
): Promise<Template> {
  return inTransaction(ctx.deps.db, async (trx) => {
    const row = (await findTemplate(trx, id, reader, true)) ?? notFound(ctx.lang)
    if (!mayWrite(row, reader)) forbidden()
    if (row.version !== version) return conflict(toTemplate(row, reader), say(ctx.lang, 'stale'))
    if (own === false && reader.role !== 'ADMIN') fieldErrors({ own: say(ctx.lang, 'adminOnly') })
    const owner_id = own === undefined ? row.owner_id : own ? reader.userId : null
    const doc = clean(
      {
        name: name ?? row.name,
        subject: subject === undefined ? row.subject : (subject ?? {}),
        text: text ?? row.text,
      },
      ctx.lang,
    )
    return toTemplate(
      await saveTemplate(trx, id, { ...doc, owner_id, updated_at: ctx.deps.now() }),
      reader,
    )
  })
}

export async function dropTemplate(id: string, reader: Reader, ctx: Ctx): Promise<void> {
  await inTransaction(ctx.deps.db, async (trx) => {
    const row = (await findTemplate(trx, id, reader, true)) ?? notFound(ctx.lang)
    if (!mayWrite(row, reader)) forbidden()
    await removeTemplate(trx, id)
  })
}

/**
 * Adds the six to begin with to the agency's; one whose name is there already is left as it is.
 * Throws 406 when not all that are missing find room.
 */
export async function adopt(reader: Reader, ctx: Ctx): Promise<TemplateList> {
  const { db, now } = ctx.deps
  await inTransaction(db, async (trx) => {
    await withAdvisoryLock(trx, `template ${reader.agencyId}`)
    const kept = await listTemplates(trx, reader)
    const there = new Set(kept.filter(({ owner_id }) => owner_id === null).map(({ name }) => name))
    const missing = STARTERS.filter((one) => !there.has(one.name))
    if (missing.length > 0 && kept.length + missing.length > MOST)
      notAcceptable(say(ctx.lang, 'tooMany', { most: MOST }))
    for (const { name, subject, text } of missing)
      await insertTemplate(trx, {
        id: uuidv7(),
        agency_id: reader.agencyId,
        owner_id: null,
        name,
        subject,
        text,
        search: searchOf(name, subject, text),
        created_at: now(),
        updated_at: now(),
      })
  })
  return listMine(undefined, reader, ctx)
}

/** Text and subject in a language, else in English, Spanish or whatever there is. */
export function textFor(
  { subject, text }: Pick<TemplateRow, 'subject' | 'text'>,
  wanted: Language,
): { lang: Language; subject: string; text: string } {
  const lang = ([wanted, 'en', 'es', 'ca', 'de'] as const).find((one) => text[one]) ?? 'es'
  return { lang, subject: subject[lang] ?? '', text: text[lang] ?? Object.values(text)[0] ?? '' }
}
