import { changing, standings, type Standing } from '../sealed/index.ts'
import { bad, noted, ok, type Check } from './check.ts'

/** By which keys stands what is sealed (docs/decisions/0344). */
export const seals: Check = {
  name: 'seals',
  run: async ({ db, config }) => {
    const all = await standings(db, config)
    const names = (some: Standing[]) => some.map(({ setting }) => setting).join(', ')
    const count = (of: 'now' | 'before' | 'lost') => all.reduce((sum, one) => sum + one[of], 0)
    const shut = all.filter(({ now, before, lost }) => lost > 0 && now + before === 0)
    if (shut.length > 0)
      return bad(
        `nothing that ${names(shut)} sealed opens with it`,
        'Set the key that sealed it, or both with a comma, the new one first.',
      )
    if (count('before') > 0)
      return noted(
        `${count('before')} of ${count('now') + count('before')} still stand under a key of before`,
        'npm run seals -- renew, once every instance has both keys.',
      )
    if (count('lost') > 0)
      return noted(
        `${count('lost')} open with no key (${names(all.filter(({ lost }) => lost > 0))})`,
        'Add the key that sealed them behind the first, or let people give it again.',
      )
    const [old] = changing(config)
    return old === undefined
      ? ok(`${count('now')} stand under the key there is`)
      : noted('none stands under a key of before', `Take the old key out of ${old}.`)
  },
}
