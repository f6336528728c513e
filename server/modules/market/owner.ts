import { requireSession, type Ctx, type Lang } from '../../contract/context.ts'
import { forbidden } from '../../contract/errors.ts'

/** Who sells: a person by themselves, or an agency for which its ADMIN speaks. */
export interface Owner {
  userId: string
  /** Null: the person themselves. */
  agencyId: string | null
  lang: Lang
}

/** The caller as who sells; throws 401, or 403 for roles that sell nothing. */
export function ownerOf(ctx: Ctx): Owner {
  const { role, userId, agencyId } = requireSession(ctx)
  if (role === 'SERVICE') return { userId, agencyId: null, lang: ctx.lang }
  if (role !== 'ADMIN' || agencyId === null) return forbidden()
  return { userId, agencyId, lang: ctx.lang }
}

/** Whether a seller is this one. */
export const isOwner = (
  seller: { user_id: string | null; agency_id: string | null },
  { userId, agencyId }: Pick<Owner, 'userId' | 'agencyId'>,
): boolean => (agencyId === null ? seller.user_id === userId : seller.agency_id === agencyId)
