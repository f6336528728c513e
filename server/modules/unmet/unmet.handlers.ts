import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { listUnmetCells } from './cells.service.ts'
import { createUnmetLetter } from './letter/letter.service.ts'

/** Operations of the tag `unmet`. */
export const handlers = {
  listUnmetCells: ({ query }, ctx) => listUnmetCells(query, ctx),
  createUnmetLetter: ({ body }, ctx) => createUnmetLetter(body, ctx),
} satisfies Pick<Handlers<Ctx>, 'listUnmetCells' | 'createUnmetLetter'>
