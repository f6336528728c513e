import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { offeredSources } from './asset-sources.ts'
import { operationTypes } from './operation-types.ts'
import { say } from './messages.ts'

/** The tag `catalogue`: public, answered from memory. */
export const handlers = {
  getCatalogue: async ({ query }, { lang }) => ({
    operations: operationTypes((key) => say(lang, `operation.${key}`)),
    sources: offeredSources(query.other ?? false).map((key) => ({
      key,
      label: say(lang, `source.${key}`),
    })),
  }),
} satisfies Pick<Handlers<Ctx>, 'getCatalogue'>
