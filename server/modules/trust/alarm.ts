import { pageIn } from '../../contract/language.ts'
import type { Db } from '../../db/index.ts'
import { notify } from '../notification/index.ts'
import { judgedByIds } from '../property/index.ts'
import { seniorAdmin, whoHears } from '../user/index.ts'
import type { Copy } from './copies.ts'
import { say } from './messages.ts'

/**
 * Tells of a copied photo whoever looks after the one home and the other, else the ADMIN of longest
 * standing. Each reads of their own home; the other's advert, which is public, is on its page.
 */
export async function tellOfCopy(trx: Db, { copyId, firstId }: Copy, at: Date): Promise<void> {
  for (const { id, ref, agencyId, agentId } of await judgedByIds(trx, [copyId, firstId])) {
    const person =
      (agentId && (await whoHears(trx, agencyId, agentId))) || (await seniorAdmin(trx, agencyId))
    if (!person) continue
    const words = id === copyId ? 'copy' : 'first'
    await notify(trx, {
      userId: person.id,
      kind: 'NOTIFICATION',
      title: say(person.language, `${words}Title`, { ref }),
      body: say(person.language, `${words}Body`),
      href: pageIn('', person.language, `/auth/cartera/inmueble/${id}#trust`),
      topic: `trust:${id}:${id === copyId ? firstId : copyId}`,
      at,
    })
  }
}
