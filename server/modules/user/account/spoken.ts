import type { Agency } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { isPlainName } from '../normalise.ts'
import { isProvedAgency } from './proved.ts'

/** How a mail speaks of an agency. */
export interface Spoken {
  /** The agency's own words (titles, places, names, a phone) may stand in it. */
  own: boolean
  /** Its name, or that it is an agency where nobody answers for a name that leads somewhere. */
  name: string
}

/**
 * What a mail that anybody can have sent to anybody says of an agency: until an ADMIN of it has
 * proved their e-mail, nothing it typed but a plain name (docs/decisions/0200).
 */
export async function spokenOf(
  db: Db,
  { id, tradeName }: Pick<Agency, 'id' | 'tradeName'>,
  lang: Lang,
): Promise<Spoken> {
  const own = await isProvedAgency(db, id)
  return { own, name: own || isPlainName(tradeName) ? tradeName : say(lang, 'unknownAgency') }
}
