import type { Profile, SocialLoginInput } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { forbidden } from '../../../contract/errors.ts'
import { uuidv7, type Db } from '../../../db/index.ts'
import type { Identity } from '../../../ports/identity/index.ts'
import { claim } from '../account/claim.service.ts'
import { enter } from './enter.ts'
import { addIdentity, findByIdentity } from './identity.repository.ts'
import { MAIL_JOB, type MailJob } from '../mails.ts'
import { normalEmail } from '../normalise.ts'
import { rememberPlace } from './sign-in-place.ts'
import { findByEmail, insertUser, lockUser, type UserRow } from '../user.repository.ts'

/**
 * Signs in with an identity token. Whatever is wrong, the answer is one: 'Acceso no autorizado';
 * the log has the reason.
 */
export async function loginSocial(body: SocialLoginInput, ctx: Ctx): Promise<Profile> {
  const verifier = ctx.deps.identity
  if (!verifier) return forbidden()
  const identity = await verifier.verify(body, ctx.deps.now()).catch((error: unknown) => {
    ctx.log.error(
      { type: error instanceof Error ? error.name : typeof error },
      'keys of the identity service',
    )
    return forbidden()
  })
  if ('refused' in identity) {
    ctx.log.info({ reason: identity.refused }, 'identity token refused')
    return forbidden()
  }
  return enter(ctx, identity.provider, async (trx) => {
    const row = await personOf(trx, identity, body, ctx)
    return row.active ? row : forbidden()
  })
}

/** The person of an identity: tied before, found by a proved e-mail, or new. */
async function personOf(
  trx: Db,
  identity: Identity,
  body: SocialLoginInput,
  ctx: Ctx,
): Promise<UserRow> {
  const tied = await findByIdentity(trx, identity)
  if (tied) {
    const row = await lockUser(trx, tied)
    // Once more under the lock: untied meanwhile by a reset, a move or a claim.
    return row && (await findByIdentity(trx, identity)) === tied ? row : forbidden()
  }
  // An e-mail that the issuer did not check may be anybody's: it neither opens an account nor takes
  // one's place.
  if (identity.email === null || !identity.emailVerified) return forbidden()
  const email = normalEmail(identity.email)
  const known = await findByEmail(trx, email)
  // Whom an agency let go keeps their e-mail: they come as anybody new. An account that was closed
  // to them stays closed.
  const own = known && (known.active || known.agency_id === null) ? known : null
  const row = own
    ? await join(trx, own.id, identity, body, ctx)
    : await create(trx, identity, email, body, ctx)
  if (!(await addIdentity(trx, row.id, identity))) return forbidden()
  return row
}

/**
 * An account that is there already. One that never proved its e-mail is somebody else's until now
 * (claim.service.ts).
 */
async function join(
  trx: Db,
  id: string,
  identity: Identity,
  body: SocialLoginInput,
  ctx: Ctx,
): Promise<UserRow> {
  const row = await lockUser(trx, id)
  if (!row?.active || row.email !== normalEmail(identity.email ?? '')) return forbidden()
  const mine = row.email_verified_at
    ? row
    : await claim(trx, row, ctx, namesOf(identity, row.email, body))
  // Who begins anew hears of the account that stands back; of theirs there is nothing to tell.
  if (mine.id !== id) return mine
  await ctx.deps.jobs.add(trx, MAIL_JOB, {
    kind: row.email_verified_at ? 'joined' : 'taken',
    userId: id,
  } satisfies MailJob)
  // That mail tells of this place, too: no second one does.
  await rememberPlace(trx, id, ctx)
  return mine
}

/** The e-mail's first part stands in for a name that nobody told. */
function namesOf(identity: Identity, email: string, body: SocialLoginInput) {
  const told = identity.firstName
    ? identity
    : { firstName: body.first_name?.trim() || null, lastName: body.last_name?.trim() || null }
  return {
    first_name: (told.firstName ?? email.split('@')[0] ?? email).slice(0, 80),
    last_name: (told.lastName ?? '').slice(0, 120),
  }
}

/** Somebody new is a USER. */
async function create(
  trx: Db,
  identity: Identity,
  email: string,
  body: SocialLoginInput,
  ctx: Ctx,
): Promise<UserRow> {
  const person = {
    id: uuidv7(),
    email,
    email_verified_at: ctx.deps.now(),
    role: 'USER' as const,
    language: ctx.lang,
    agency_id: null,
    password_hash: null,
    ...namesOf(identity, email, body),
  }
  // Two windows at once: the second finds the first one's account at its next try.
  return (await insertUser(trx, { ...person, doc: { is_onboarding: true } })) ?? forbidden()
}
