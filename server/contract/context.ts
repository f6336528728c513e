import type { Asked, InternalReply } from './asked.ts'
import type { Lang } from './lang.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { AgentPermissions } from '../../generated/model/index.ts'
import type { Db } from '../db/index.ts'
import type { Deps } from './deps.ts'
import { forbidden, unauthorized } from './errors.ts'

export type { Lang } from './lang.ts'

/** Roles of the specification, section 6. */
export type Role = 'USER' | 'ADMIN' | 'STAFF' | 'SERVICE' | 'REFERRED' | 'LLOGUER_SEGUR'

/** A request logger: pino, already bound to the request's id. Never log personal data. */
export type Logger = FastifyBaseLogger

/** Who asks. `agencyId` is the agency acted for, null for people without one. */
export interface Session {
  sessionId: string
  userId: string
  agencyId: string | null
  role: Role
  /** Switches of an agent (permissions.ts); without them a STAFF has none. */
  permissions?: AgentPermissions
  /** They are the site's operator (OPERATORS); a key never is. */
  operator?: boolean
  /** It has proved lately that it is its person's (`x-step-up`). */
  steppedUp?: boolean
  /**
   * The second step that their agency asks for and this session has not shown (second-owed.ts): they
   * have none yet (`setup`), or passkeys alone (`proof`).
   */
  owes?: 'setup' | 'proof'
  /**
   * It is a key's: another program acts as this person, within these scopes (scope.ts). `client`: it
   * is an assistant's, whom the person allowed in a browser, and what that calls itself.
   */
  key?: { id: string; scopes: readonly string[]; client?: string }
}

/** All a handler may know besides its input. */
export interface Ctx {
  session: Session | null
  lang: Lang
  /** Address of the caller, for rate limits; never stored or logged in full. */
  ip: string
  /** What the caller's browser says of itself; never stored or logged in full. */
  userAgent?: string
  deps: Deps
  log: Logger
  /** How far the database was when they last wrote, as they say (`reading.ts`). */
  seen?: string
  /**
   * Who asks, as they stand by now, and in a request that writes kept so until the transaction
   * ends; 401 or 403 when they may not ask this any more.
   */
  standing?: (trx: Db) => Promise<Session>
  /**
   * Says for whom the audit log's line is, where no session does: who joins, or comes in by a link.
   */
  actsAs?: (who: { userId: string; agencyId: string | null }) => void
  /** Other operations, asked as a session from within (`ask-as.ts`). */
  askAs?: AskAs
}

/**
 * Asks an operation of the contract as `ctx.session`, without the wire: the same gate, decoding,
 * limits, handler, audit line and check of the reply as over HTTP. What is refused is an answer, too;
 * in a transaction that is open (`ctx.deps.db`) the caller ends it when they do not like the answer.
 */
export type AskAs = (ctx: Ctx, operationId: string, asked: Asked) => Promise<InternalReply>

/**
 * Turns a token of the Authorization header into a session, or null when it is unknown or revoked,
 * or does not work from this address.
 */
export type ResolveSession = (token: string, deps: Deps, ip: string) => Promise<Session | null>

/**
 * A session as it stands by now, with a lock on it and its person until the transaction ends unless
 * it is only read for; null when it is gone.
 */
export type StandingSession = (
  trx: Db,
  session: Session,
  deps: Deps,
  isRead?: boolean,
) => Promise<Session | null>

/** The session of a signed-in caller; throws 401. */
export function requireSession(ctx: Ctx): Session {
  return ctx.session ?? unauthorized(ctx.lang)
}

/** The session of a caller who acts for an agency; throws 401 or 403. */
export function requireAgency(ctx: Ctx): Session & { agencyId: string } {
  const session = requireSession(ctx)
  if (session.agencyId === null) forbidden()
  return { ...session, agencyId: session.agencyId }
}
