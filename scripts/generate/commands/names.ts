import type { Operation } from '../server-routes.ts'

const wordsOf = (id: string): string[] => id.split(/(?=[A-Z])/).map((word) => word.toLowerCase())

/** `home`, `homes`; `match`, `matches`; `property`, `properties`. */
const formsOf = (tag: string): string[] => {
  const plain = tag.replaceAll('-', '')
  return [plain, `${plain}s`, `${plain}es`, plain.replace(/y$/, 'ies')]
}

/** `listProperties` of `property` → `list`; `getListingFacets` of `listing` → `get-facets`. */
export function verbOf(id: string, tag: string): string {
  const [verb = '', ...rest] = wordsOf(id)
  const own = rest.findIndex((word) => formsOf(tag).includes(word))
  return [verb, ...rest.filter((_, place) => place !== own)].join('-')
}

/**
 * The verb of each operation, its id → verb. Two of one tag that come to one verb are told apart by
 * the plural, which takes `-all`; throws for others, since a command would stand for both.
 */
export function verbsOf(operations: readonly Pick<Operation, 'id' | 'tag'>[]): Map<string, string> {
  const verbs = new Map<string, string>()
  const taken = new Map<string, string>()
  // The singular first: it keeps the plain verb.
  for (const { id, tag } of operations.toSorted((a, b) => a.id.length - b.id.length)) {
    const plain = verbOf(id, tag)
    const verb = taken.has(`${tag} ${plain}`) ? `${plain}-all` : plain
    const other = taken.get(`${tag} ${verb}`)
    if (other !== undefined)
      throw new Error(`${id} and ${other} are both the command "llar ${tag} ${verb}": rename one`)
    taken.set(`${tag} ${verb}`, id)
    verbs.set(id, verb)
  }
  return verbs
}
