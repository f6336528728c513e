import type { AgencyBranch } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { uuidv7 } from '../../db/index.ts'
import { normalPhone } from './phone.ts'
import { say } from './messages.ts'

/**
 * Branches as they are kept: each with an id of its own, phones as E.164. Throws 400 at what is
 * wrong.
 */
export function checkedBranches(
  branches: AgencyBranch[],
  before: AgencyBranch[],
  lang: Lang,
): AgencyBranch[] {
  const free = new Set(before.flatMap(({ id }) => id ?? []))
  return branches.map((branch, index) => {
    const phone = branch.phone?.trim()
      ? (normalPhone(branch.phone) ??
        fieldErrors({ [`branches.${index}.phone`]: say(lang, 'phone') }))
      : undefined
    // What is left of spaces is no name, and no answer of the contract could hold it.
    const name = branch.name.trim()
    if (name.length < 2) fieldErrors({ [`branches.${index}.name`]: say(lang, 'required') })
    const upside = (branch.hours ?? []).findIndex(({ from, to }) => from >= to)
    if (upside >= 0) fieldErrors({ [`branches.${index}.hours.${upside}.to`]: say(lang, 'hours') })
    // An id counts once and only for a branch that is there; people belong to it.
    const id = branch.id !== undefined && free.delete(branch.id) ? branch.id : uuidv7()
    const { phone: _typed, ...rest } = branch
    return { ...rest, id, name, ...(phone === undefined ? {} : { phone }) }
  })
}
