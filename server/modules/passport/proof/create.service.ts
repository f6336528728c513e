import { createHash, randomInt } from 'node:crypto'
import type { PassportProof } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { laterVersion } from '../../../contract/errors.ts'
import { act, actorOf, type Work } from '../../../contract/rights/actor.ts'
import { uuidv7 } from '../../../db/index.ts'
import { canonicalJson } from '../../../formats/canonical-json.ts'
import { TABLE, type Rule } from '../../../passport/table.ts'
import { dayOf } from '../../../time/madrid.ts'
import { getAgency } from '../../agency/index.ts'
import { judgedHome, keepDocument } from '../../property/index.ts'
import { judge, type Judged } from '../judge.ts'
import { say } from '../messages.ts'
import { insertProof, type ProofRow } from '../passport.repository.ts'
import { evidenceOf } from '../view.ts'
import { drawProof } from './draw.ts'
import { sha256, toProof, type ProofBody } from './view.ts'

/** No letter that is read as another: 0 O 1 I L are left out. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Twelve letters that nobody guesses (31^12), in three groups. */
const newCode = (): string =>
  [0, 1, 2]
    .map(() => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join(''))
    .join('-')

type Paper = Judged['papers'][number]

/** SHA-256 of a document's bytes; null where its file is gone. */
async function hashOf({ fileKey }: Paper, { files }: Ctx['deps']): Promise<string | null> {
  if (!(await files.exists(fileKey))) return null
  const hash = createHash('sha256')
  for await (const chunk of await files.get(fileKey)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

async function bodyOf(judged: Judged, day: string, { deps }: Ctx): Promise<ProofBody> {
  const { home, lights } = judged
  const concerned = lights.filter(({ state }) => state !== 'none')
  const papers = new Map<Paper, Rule['id']>()
  for (const light of concerned) {
    const paper = evidenceOf(judged, light)
    if (paper && !papers.has(paper)) papers.set(paper, light.rule.id)
  }
  const documents: ProofBody['documents'] = []
  for (const [paper, rule] of papers)
    documents.push({ id: paper.id, rule, sha256: await hashOf(paper, deps) })
  return {
    code: newCode(),
    propertyId: home.id,
    ref: home.ref,
    agency: (await getAgency(deps.db, home.agencyId))?.tradeName ?? '',
    day,
    version: TABLE.version,
    lights: lights.map(({ rule, state, reason, endsOn, waiver }) => ({
      rule: rule.id,
      state,
      reason,
      endsOn,
      waiver: waiver && { until: waiver.until, reason: waiver.reason },
    })),
    documents,
  }
}

/**
 * A PDF of how a home stands today, kept with its documents; its code is checked by anybody. 503
 * where this version does not read all that it would say.
 */
export async function createProof(id: string, ctx: Ctx): Promise<PassportProof> {
  const { deps, lang } = ctx
  const now = deps.now()
  const day = dayOf(now)
  const home = await judgedHome(deps.db, actorOf(ctx), id)
  const [judged] = await judge(deps.db, [home], day)
  if (!judged) throw new Error(`No lights of ${id}`)
  if (judged.lights.some(({ reason }) => reason === 'unread')) laterVersion(lang)
  const said = await bodyOf(judged, day, ctx)
  const body = canonicalJson(said)
  const pdf = await drawProof(judged, said, ctx)
  const fileId = uuidv7()
  const { key, size } = await deps.files.put(pdf, `document/${fileId.slice(-2)}/${fileId}`)
  return act(ctx, async (work: Work) => {
    await judgedHome(work.trx, work.actor, id, { lock: true })
    const documentId = await keepDocument(work, id, {
      key,
      size,
      type: 'other',
      filename: `${say(lang, 'file')}-${home.ref}-${said.code}.pdf`,
      mime: 'application/pdf',
    })
    const row: ProofRow = {
      id: uuidv7(),
      agency_id: home.agencyId,
      property_id: id,
      code: said.code,
      ref: home.ref,
      day,
      body,
      hash: sha256(body),
      pdf_hash: sha256(pdf),
      document_id: documentId,
      by_user: work.actor.userId,
      created_at: now,
    }
    await insertProof(work.trx, row)
    const proof = toProof(row, deps.config.siteUrl)
    if (!proof) throw new Error('A proof that was just made is read')
    return proof
  })
}
