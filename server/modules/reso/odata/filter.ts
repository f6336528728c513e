import { sql, type RawBuilder } from '../../../db/index.ts'
import { columnOf, type EdmType, type Field } from '../fields.ts'
import { Cursor, fault } from './cursor.ts'
import { refuse } from './fault.ts'
import type { Kind } from './lexer.ts'
import { valueOf } from './values.ts'

/** Signs of a filter, how deep it is nested, comparisons in it, values of one `in`. */
const MOST = { signs: 2000, depth: 8, comparisons: 20, values: 100 }

type Sql = RawBuilder<unknown>

/** One side of a comparison. */
type Side =
  | { kind: 'column'; name: string; type: EdmType; sql: Sql }
  | { kind: 'value'; type: EdmType | 'Number'; text: string }
  | { kind: 'now' }
  | { kind: 'null' }

const COMPARE: Partial<Record<string, Sql>> = {
  eq: sql`=`,
  ne: sql`is distinct from`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
}
const FLIPPED: Partial<Record<string, string>> = { gt: 'lt', ge: 'le', lt: 'gt', le: 'ge' }
const LITERALS: Partial<Record<Kind, EdmType | 'Number'>> = {
  text: 'String',
  number: 'Number',
  day: 'Date',
  moment: 'DateTimeOffset',
}
const NUMBERS = new Set<EdmType>(['Int32', 'Decimal', 'Double'])
type Call = (column: Sql, value: Sql) => Sql
const FUNCTIONS = new Map<string, Call>([
  ['contains', (column, value) => sql`strpos(${column}, ${value}) > 0`],
  ['startswith', (column, value) => sql`starts_with(${column}, ${value})`],
  ['endswith', (column, value) => sql`right(${column}, length(${value})) = ${value}`],
])

/** A column as it is compared: texts by their signs, whatever the database's language. */
const compared = ({ type, sql: column }: { type: EdmType; sql: Sql }): Sql =>
  type === 'String' ? sql`${column} collate "C"` : column

/**
 * A filter as a condition of SQL: only columns of `fields`, every value a parameter. As OData has
 * it, what is unknown is less and more than nothing: false, and `not` of it true. Throws 400.
 */
export function conditionOf(filter: string, fields: readonly Field[]): RawBuilder<boolean> {
  if (filter.length > MOST.signs) fault(`Longer than ${MOST.signs} signs`)
  return new Reader(new Cursor(filter), fields).whole()
}

/** Reads a filter from left to right, a method for each rule of the grammar. */
class Reader {
  private depth = 0
  private comparisons = 0
  private readonly each = new Map<string, Side & { kind: 'column' }>()
  private readonly cursor: Cursor
  private readonly fields: readonly Field[]

  constructor(cursor: Cursor, fields: readonly Field[]) {
    this.cursor = cursor
    this.fields = fields
  }

  whole(): RawBuilder<boolean> {
    const all = this.or()
    const rest = this.cursor.next()
    if (rest) fault(`Not expected: ${rest.text.slice(0, 40)}`)
    return all as RawBuilder<boolean>
  }

  private deeper<T>(read: () => T): T {
    this.depth += 1
    if (this.depth > MOST.depth) fault(`Nested deeper than ${MOST.depth}`)
    const found = read()
    this.depth -= 1
    return found
  }

  private count(): void {
    this.comparisons += 1
    if (this.comparisons > MOST.comparisons) fault(`More than ${MOST.comparisons} comparisons`)
  }

  private or(): Sql {
    const parts = [this.and()]
    while (this.cursor.takes('or')) parts.push(this.and())
    return parts.length === 1 ? (parts[0] as Sql) : sql`(${sql.join(parts, sql` or `)})`
  }

  private and(): Sql {
    const parts = [this.not()]
    while (this.cursor.takes('and')) parts.push(this.not())
    return parts.length === 1 ? (parts[0] as Sql) : sql`(${sql.join(parts, sql` and `)})`
  }

  private not(): Sql {
    if (this.cursor.takes('not')) return this.deeper(() => sql`(not ${this.not()})`)
    if (this.cursor.takes('(')) {
      const inner = this.deeper(() => this.or())
      this.cursor.needs(')')
      return inner
    }
    return this.test()
  }

  private test(): Sql {
    const name = this.cursor.next()?.text ?? ''
    const call = this.cursor.is('(', 1) ? FUNCTIONS.get(name) : undefined
    if (call) return this.called(call)
    const left = this.cursor.is('/', 1) ? null : this.side()
    if (left === null) return this.lambda()
    const word = this.cursor.next()?.text ?? ''
    if (this.cursor.takes('in')) return this.among(left)
    const isCompared = this.cursor.next()?.kind === 'word' && Object.hasOwn(COMPARE, word)
    if (!isCompared) {
      if (word === 'has') fault('has is for enumerations: compare texts with eq, lists with any')
      if (left.kind === 'column' && left.type === 'Boolean') {
        this.count()
        return sql`coalesce(${left.sql}, false)`
      }
      return fault(`A comparison is missing before ${word || 'the end'}`)
    }
    this.cursor.take()
    return this.compare(left, word, this.side())
  }

  private called(call: Call): Sql {
    this.cursor.take()
    this.cursor.needs('(')
    const column = this.side()
    this.cursor.needs(',')
    const value = this.side()
    this.cursor.needs(')')
    this.count()
    if (column.kind !== 'column' || column.type !== 'String') return fault('A text field is needed')
    return sql`coalesce(${call(column.sql, this.fitted(column, value))}, false)`
  }

  /** `View/any(x:x eq 'Ocean')`; without a condition: there is one. */
  private lambda(): Sql {
    const { text } = this.cursor.take()
    const list = this.field(text)
    if (!list.isList) fault(`${text} is no list`)
    this.cursor.needs('/')
    const { text: kind } = this.cursor.take()
    if (kind !== 'any' && kind !== 'all') return fault(`any or all is expected, not ${kind}`)
    this.cursor.needs('(')
    const column = sql`t.${sql.ref(columnOf(text))}`
    if (kind === 'any' && this.cursor.takes(')')) {
      this.count()
      return sql`coalesce(cardinality(${column}) > 0, false)`
    }
    const name = this.cursor.take()
    if (name.kind !== 'word' || this.each.has(name.text)) fault('A name is expected after (')
    this.cursor.needs(':')
    const value = sql.ref(`e${this.each.size}.value`)
    this.each.set(name.text, { kind: 'column', name: text, type: list.type, sql: value })
    const inner = this.deeper(() => this.or())
    this.each.delete(name.text)
    this.cursor.needs(')')
    const from = sql`unnest(${column}) as ${sql.ref(`e${this.each.size}`)}(value)`
    return kind === 'any'
      ? sql`exists (select from ${from} where ${inner})`
      : sql`(not exists (select from ${from} where not (${inner})))`
  }

  private among(left: Side): Sql {
    if (left.kind !== 'column') return fault('in needs a field before it')
    this.cursor.needs('(')
    const values: Sql[] = []
    let isNull = false
    do {
      const value = this.side()
      if (value.kind === 'null') isNull = true
      else values.push(this.fitted(left, value))
      if (values.length > MOST.values) fault(`More than ${MOST.values} values in a list`)
    } while (this.cursor.takes(','))
    this.cursor.needs(')')
    this.count()
    const among = sql`coalesce(${left.sql} = any(array[${sql.join(values)}]), false)`
    if (values.length === 0) return sql`(${left.sql} is null)`
    return isNull ? sql`(${left.sql} is null or ${among})` : among
  }

  private compare(left: Side, word: string, right: Side): Sql {
    if (left.kind !== 'column') {
      if (right.kind !== 'column') return fault('A field is needed on one side')
      return this.compare(right, FLIPPED[word] ?? word, left)
    }
    this.count()
    const column = compared(left)
    if (right.kind === 'null') {
      if (word === 'eq') return sql`(${column} is null)`
      return word === 'ne' ? sql`(${column} is not null)` : sql`false`
    }
    const value = this.fitted(left, right)
    const test = sql`${column} ${COMPARE[word] ?? sql`=`} ${value}`
    return word === 'ne' ? sql`(${test})` : sql`coalesce(${test}, false)`
  }

  /** A value beside a field of its type. */
  private fitted({ name, type }: Side & { kind: 'column' }, side: Side): Sql {
    if (side.kind === 'now' && type === 'DateTimeOffset') return sql`now()`
    const isFit =
      side.kind === 'value' && (side.type === type || (side.type === 'Number' && NUMBERS.has(type)))
    const value = isFit ? valueOf(type, side.text) : null
    return value ?? refuse('InvalidValue', `${name} is compared with Edm.${type} alone`, name)
  }

  private side(): Side {
    const { kind, text } = this.cursor.take()
    const literal = LITERALS[kind]
    if (literal) return { kind: 'value', type: literal, text }
    if (kind === 'sign') return fault(`Not expected: ${text}`)
    const own = this.each.get(text)
    if (own) return own
    if (text === 'null') return { kind: 'null' }
    if (text === 'true' || text === 'false') return { kind: 'value', type: 'Boolean', text }
    if (text === 'now' && this.cursor.takes('(')) {
      this.cursor.needs(')')
      return { kind: 'now' }
    }
    const { type, isList } = this.field(text)
    if (isList) fault(`${text} is a list: use any or all`)
    return { kind: 'column', name: text, type, sql: sql`t.${sql.ref(columnOf(text))}` }
  }

  private field(name: string): Field {
    const field = this.fields.find((one) => one.name === name)
    if (!field) return refuse('UnknownField', `There is no field ${name.slice(0, 60)}`, '$filter')
    return field.filter ? field : refuse('NotFilterable', `${name} cannot be filtered by`, name)
  }
}
