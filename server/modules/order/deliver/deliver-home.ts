import type {
  DocumentType,
  LocalizedLine,
  MarketCategory,
  Order,
  OrderActInput,
} from '../../../../generated/model/index.ts'
import type { Lang, Session } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { conflict, laterVersion, notAcceptable } from '../../../contract/errors.ts'
import { readsWhole } from '../../../contract/stored/index.ts'
import { uuidv7, type Db } from '../../../db/index.ts'
import {
  addHistory,
  attachMedia,
  getProperty,
  keepDocument,
  saveProperty,
  type PreparedMedia,
} from '../../property/index.ts'
import { isHidden, readsItem } from '../act/half-read.ts'
import { say } from '../messages.ts'
import { filesOf, isFileRead } from './file.repository.ts'
import { buyerActor, type Sided } from '../order.policy.ts'
import { changesOf, patchOf } from './changes.ts'

const PAPERS: Partial<Record<MarketCategory, DocumentType>> = {
  energy_certificate: 'energy',
  cedula: 'cedula',
  legal_check: 'nota_simple',
}
const LANGS = ['es', 'en', 'ca', 'de'] as const

/** Said of a staged picture wherever the ad shows it. */
const staged = (): LocalizedLine =>
  Object.fromEntries(LANGS.map((lang) => [lang, say(lang, 'staged')]))

interface Taking {
  trx: Db
  deps: Deps
  lang: Lang
  session: Session
}

/**
 * Writes what was delivered into the home, in the transaction of `take`: who took it is its actor, and
 * the history names the seller. Throws 409 with the order where the home is not the one that was
 * compared, 406 while it waits for the payment or there is no home, 503 where not all of it is read.
 */
export async function deliverHome(
  found: Sided,
  { trx, deps, lang, session }: Taking,
  { propertyVersion, keep = [] }: OrderActInput,
  show: (now: Sided) => Promise<Order>,
): Promise<void> {
  const { order, seller } = found
  if (isHidden(order, await readsItem(trx, order))) notAcceptable(say(lang, 'payFirst'))
  if (!(await readsWhole(trx, 'market_order.delivery', { id: order.id }))) laterVersion(lang)
  const files = await filesOf(trx, order.id)
  if (!files.every(isFileRead)) laterVersion(lang)
  const id = order.property_id ?? notAcceptable(say(lang, 'noHome'))
  const work = { trx, deps, actor: buyerActor(session, lang) }
  const home = await getProperty(trx, id, work.actor, deps.now())
  if (home.version !== propertyVersion) conflict(await show(found), say(lang, 'homeChanged'))
  const patch = patchOf(home, changesOf(home, order.delivery), keep)
  if (Object.keys(patch).length > 0)
    await saveProperty(work, id, { ...patch, version: home.version })
  const pictures = files.flatMap((file): PreparedMedia[] =>
    file.hash === null
      ? []
      : [
          {
            hash: file.hash,
            processing: true,
            meta: {
              kind: file.kind === 'plan' ? 'plan' : 'photo',
              label: file.kind === 'plan' ? 'plan' : file.label,
              ...(file.staged && { caption: staged() }),
            },
          },
        ],
  )
  if (pictures.length > 0) await attachMedia(work, id, pictures)
  for (const { file_key: key, filename, mime } of files) {
    if (key === null) continue
    // The home's own copy: a paper thrown away there stays with the order.
    const copy = uuidv7()
    const stored = await deps.files.put(
      await deps.files.get(key),
      `document/${copy.slice(-2)}/${copy}`,
    )
    const type = PAPERS[order.category] ?? 'other'
    await keepDocument(work, id, { ...stored, type, filename, mime })
  }
  await addHistory(trx, id, {
    kind: 'NOTE',
    by: session.userId,
    at: deps.now(),
    text: say(lang, 'wrote', { seller: seller.doc.displayName ?? '', number: order.number }),
  })
}
