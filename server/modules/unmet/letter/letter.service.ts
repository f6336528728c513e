import type { UnmetLetterInput } from '../../../../generated/model/index.ts'
import type { FileReply } from '../../../../generated/server/operations.ts'
import type { Ctx, Lang } from '../../../contract/context.ts'
import { HttpError } from '../../../contract/errors.ts'
import { actorOf } from '../../../contract/rights/actor.ts'
import { sql } from '../../../db/index.ts'
import { moneyWords } from '../../../mail/home-line.ts'
import { drawnOr503, pdfReply } from '../../../ports/pdf/answer.ts'
import { getAgency } from '../../agency/index.ts'
import { getUser } from '../../user/index.ts'
import { cellsOf, edgesIn, type Cell } from '../cells.service.ts'
import { dayIn, say } from '../messages.ts'
import { toldCells } from '../unmet.repository.ts'
import type { LetterData } from './letter.document.ts'

/** Prices of a band in words. */
function rangeIn(lang: Lang, [from, to]: [number | null, number | null]): string {
  if (from === null) return to === null ? say(lang, 'range.any') : upTo(lang, to)
  return to === null
    ? say(lang, 'range.from', { from: moneyWords(from) })
    : say(lang, 'range.both', { from: moneyWords(from), to: moneyWords(to) })
}

const upTo = (lang: Lang, to: number): string => say(lang, 'range.to', { to: moneyWords(to) })

/** Who writes: the agency, and the person by their name. */
async function senderOf({ deps, ...ctx }: Ctx) {
  const { agencyId, userId } = actorOf({ deps, ...ctx })
  const agency = await getAgency(deps.db, agencyId)
  const person = userId === null ? null : await getUser(deps.db, userId)
  return {
    agency: agency?.tradeName ?? '',
    person: person ? `${person.first_name} ${person.last_name}`.trim() : '',
    ways: [agency?.publicPhone, agency?.publicEmail, agency?.address].filter((way): way is string =>
      Boolean(way),
    ),
  }
}

function wordsOf(
  lang: Lang,
  { day, cell, edges }: { day: string; cell: Cell; edges: [number | null, number | null] },
): Omit<LetterData, 'agency' | 'person' | 'ways'> {
  const { operation, family, beds, buyers, own, supply, level } = cell
  const place = say(lang, level === 'island' ? 'in.island' : 'in.place', { place: cell.place })
  return {
    date: dayIn(lang, day),
    heading: say(lang, 'letter.heading'),
    dear: say(lang, 'letter.dear'),
    many: say(lang, 'letter.many', {
      // Its own may be the same people as the others': the larger number is sure.
      count: Math.max(buyers, own),
      kind: say(lang, `kind.${family}`),
      act: say(lang, `act.${operation}`),
      place,
    }),
    facts: [
      [say(lang, 'letter.place'), cell.place],
      [say(lang, operation === 'V' ? 'letter.price' : 'letter.month'), rangeIn(lang, edges)],
      ...(beds === null ? [] : [[say(lang, 'letter.beds'), say(lang, `beds.${beds}`)]]),
      [say(lang, 'letter.market'), supply === 0 ? say(lang, 'letter.supplyNone') : String(supply)],
    ],
    ask: say(lang, operation === 'V' ? 'letter.askV' : 'letter.askA'),
    how: say(lang, 'letter.how'),
    definition: say(lang, 'letter.definition', { day: dayIn(lang, day) }),
  }
}

/** A letter about a cell of the agency's newest edition; it is drawn and not kept. */
export async function createUnmetLetter(
  { cell: id, language: lang }: UnmetLetterInput,
  ctx: Ctx,
): Promise<FileReply> {
  const { deps, log } = ctx
  const edition = await toldCells(deps.db, actorOf(ctx).agencyId, sql`u.cell = ${id}`)
  const [cell] = cellsOf(edition?.cells ?? [], lang)
  if (!edition || !cell) throw new HttpError(404, { message: say(ctx.lang, 'gone') })
  const edges = await edgesIn(deps.db, edition.day, cell)
  const sender = await senderOf(ctx)
  const data: LetterData = { ...wordsOf(lang, { day: edition.day, cell, edges }), ...sender }
  const pdf = await drawnOr503(
    {
      template: new URL('./letter.document.ts', import.meta.url),
      data,
      meta: { title: data.heading, author: sender.agency, language: lang },
    },
    { busy: say(ctx.lang, 'busy'), failed: say(ctx.lang, 'failed') },
    log,
  )
  return pdfReply(pdf, `${say(lang, 'letter.file')}-${edition.day}-${id}.pdf`)
}
