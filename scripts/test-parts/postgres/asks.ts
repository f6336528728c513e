/** Names that a database knows, as its own catalogue tells them. */
export interface Catalogue {
  functions: ReadonlySet<string>
  /** Tables and views. */
  relations: ReadonlySet<string>
  /**
   * What an act on one of them (`insert home`) asks of itself: triggers, methods of indexes, and
   * whatever its constraints, defaults, computed columns and indexes call.
   */
  acts: ReadonlyMap<string, ReadonlySet<string>>
  /** Words of SQL that name nothing of ours. */
  keywords: ReadonlySet<string>
}

const LITERAL = /'(?:[^']|'')*'/g
const COMMENT = /--[^\n]*/g
/** `"name"`, `word`, a parameter, an operator, or one other sign. */
const TOKEN = /"[^"]*"|[a-z_][a-z0-9_]*|\$\d+|[<>=!@#~*|&?/^%+-]+|::|\S/g
/** The word before a table says what is done to it; after `delete` that is `from`, too. */
const ACTS = new Map([
  ['into', 'insert'],
  ['update', 'update'],
  ['from', 'read'],
  ['join', 'read'],
])

/**
 * What a statement asks of the database itself, whatever it asks it about: its functions, operators,
 * types and words of SQL (`skip`, `lateral`, `nulls`), and what the tables that it reads or writes
 * ask by themselves.
 */
export function asksOf(statement: string, known: Catalogue): Set<string> {
  const tokens =
    statement.replaceAll(COMMENT, ' ').replaceAll(LITERAL, "''").toLowerCase().match(TOKEN) ?? []
  const asks = new Set<string>()
  for (const [at, token] of tokens.entries()) {
    const [last = '', next = ''] = [tokens[at - 1], tokens[at + 1]]
    const name = token.replaceAll('"', '')
    if (/^[<>=!@#~*|&?/^%+-]+$/.test(token)) asks.add(`operator ${token}`)
    else if (next === '(' && known.functions.has(name)) asks.add(`function ${name}`)
    else if (last === '::') asks.add(`type ${name}`)
    else if (known.relations.has(name) && ACTS.has(last)) {
      const act = tokens[at - 2] === 'delete' ? 'delete' : ACTS.get(last)
      for (const ask of known.acts.get(`${act} ${name}`) ?? []) asks.add(ask)
    } else if (known.keywords.has(token)) asks.add(`word ${token}`)
  }
  return asks
}
