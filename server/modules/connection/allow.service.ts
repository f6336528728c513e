import type { ConnectionAllow, ConnectionAllowed } from '../../../generated/model/index.ts'
import { fieldErrors, forbidden, notAcceptable } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { uuidv7 } from '../../db/index.ts'
import { lockPerson } from '../user/index.ts'
import { keepRegistered } from './client/client.ts'
import { grantsOf, insertGrant } from './connection.repository.ts'
import { say } from './messages.ts'
import { answering, mayConnect, resourceOf, shownOf, type askerOf } from './request.ts'
import { hashOf, newSecret } from './secret.ts'

const SECOND = 1000
/** Seconds a code works, days a connection lasts at most, connections of one person. */
const [CODE, LONGEST, MOST] = [60, 90, 20]

type Asker = Awaited<ReturnType<typeof askerOf>>

/** Allows an application to act as who allows it; its code is answered this once. */
export async function allowConnection(
  { trx, deps, actor }: Work,
  { client, redirect }: Asker,
  input: ConnectionAllow,
): Promise<ConnectionAllowed> {
  const { agencyId, userId, role, lang } = actor
  if (userId === null) throw new Error('A connection acts as a person')
  if (!(await mayConnect(actor, trx))) return forbidden()
  if (input.resource !== resourceOf(deps.config)) fieldErrors({ resource: say(lang, 'resource') })
  await lockPerson(trx, userId)
  const now = deps.now()
  const own = await grantsOf(trx, { agencyId, userId, only: true }, now)
  if (own.length >= MOST) notAcceptable(say(lang, 'tooMany', { most: MOST }))
  const { client: name, redirectHost, loopback } = shownOf(client, redirect)
  // Until its code is taken it lasts as long as the code.
  const expires_at = new Date(now.getTime() + CODE * SECOND)
  const { id } = await insertGrant(trx, {
    id: uuidv7(),
    agency_id: agencyId,
    user_id: userId,
    role,
    client_id: client.id,
    client: name,
    redirect_host: redirectHost,
    loopback,
    scopes: input.scopes,
    created_at: now,
    expires_at,
  })
  const code = newSecret('code')
  await trx
    .insertInto('connection_code')
    .values({
      hash: hashOf(code),
      grant_id: id,
      redirect_uri: input.redirect_uri,
      challenge: input.code_challenge,
      expires_at,
    })
    .execute()
  await keepRegistered(trx, client.id, new Date(now.getTime() + LONGEST * 86_400 * SECOND))
  return { id, redirect: answering(input.redirect_uri, { code, state: input.state }, deps.config) }
}
