import type { ImportProvider } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { channelsOf, type SourceChoice } from '../../integration/index.ts'
import { headOf } from '../../property/index.ts'
import { identify } from '../lab/identify.ts'
import { READABLE } from '../lab/readable.ts'
import { say } from '../messages.ts'

const HEAD = 65_536

/**
 * The format of a feed that nobody named: that of the source it is said to be from, else what the
 * file shows itself to be. Throws 400 at `file` where it is none that we read.
 */
export async function formatOf(
  { db }: Pick<Deps, 'db'>,
  agencyId: string,
  { source, choice }: { source: unknown; choice: SourceChoice },
  lang: Lang,
): Promise<ImportProvider> {
  const { integrationId } = choice
  if (integrationId !== undefined) {
    const named = (await channelsOf(db, agencyId, 'in')).find(({ id }) => id === integrationId)
    if (!named) return fieldErrors({ integrationId: say(lang, 'noSource') })
    return named.provider as ImportProvider
  }
  if (typeof source !== 'string') return fieldErrors({ file: say(lang, 'noFile') })
  const { dialect, failure } = identify(await headOf(source, HEAD))
  if (failure) return fieldErrors({ file: say(lang, failure) })
  if (!dialect) return fieldErrors({ file: say(lang, 'unknownFormat') })
  const provider = READABLE[dialect]
  if (provider === 'csv') return fieldErrors({ file: say(lang, 'isTable') })
  return provider ?? fieldErrors({ file: say(lang, 'notHere', { name: dialect }) })
}
