import { follow } from '../../server/contract/refs.ts'
import { houseResponses } from '../generate/house-answers.ts'
import { asJson, type Json } from '../generate/json.ts'
import { compareSchema, type Change, type Side } from './schema.ts'

/** A difference, and the operations whose users meet it. */
export interface Finding extends Change {
  operations: string[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(asJson) : [])

/** Operations of a contract by operationId. */
function operationsOf(
  document: Json,
): Map<string, { at: string; operation: Json; parameters: Json[] }> {
  const found = new Map<string, { at: string; operation: Json; parameters: Json[] }>()
  const all = asJson(asJson(document['components'])['parameters'] ?? {})
  const parameter = (one: Json): Json => follow(one, (name) => asJson(all[name]))
  for (const [path, item] of Object.entries(asJson(document['paths']))) {
    for (const method of METHODS) {
      const operation = asJson(item)[method]
      if (operation === undefined) continue
      const own = asJson(operation)
      const parameters = [...list(asJson(item)['parameters']), ...list(own['parameters'])].map(
        parameter,
      )
      found.set(String(own['operationId']), {
        at: `${method.toUpperCase()} ${path}`,
        operation: own,
        parameters,
      })
    }
  }
  return found
}

/** What is different between two bundled contracts, for whom, those that break first. */
export function diffContracts(old: Json, now: Json): Finding[] {
  const findings = new Map<string, Finding>()
  const [was, is] = [operationsOf(old), operationsOf(now)]
  for (const [id, before] of was) {
    const add =
      (side: Side) =>
      (change: Omit<Change, 'side'>): void => {
        const key = `${side} ${change.where}: ${change.what}`
        const known = findings.get(key)
        if (known) known.operations.push(id)
        else findings.set(key, { ...change, side, operations: [id] })
      }
    const after = is.get(id)
    if (after) compareOperation(old, now, id, before, after, add)
    else add('request')({ where: id, what: `the operation (${before.at}) is gone`, breaks: true })
  }
  for (const [id, { at }] of is)
    if (!was.has(id))
      findings.set(id, {
        side: 'request',
        where: id,
        what: `the operation (${at}) is new`,
        breaks: false,
        operations: [id],
      })
  return [...findings.values()].toSorted(
    (a, b) => Number(b.breaks) - Number(a.breaks) || (textOf(a) < textOf(b) ? -1 : 1),
  )
}

/** A finding in one line, as `openapi/breaks.yaml` names it. */
export const textOf = ({ side, where, what }: Change): string => `${side} ${where}: ${what}`

type One = { at: string; operation: Json; parameters: Json[] }
type Add = (side: Side) => (change: Omit<Change, 'side'>) => void

function compareOperation(
  old: Json,
  now: Json,
  id: string,
  before: One,
  after: One,
  add: Add,
): void {
  if (before.at !== after.at)
    add('request')({ where: id, what: `${before.at} is now ${after.at}`, breaks: true })
  const roles = (operation: Json): string[] =>
    Array.isArray(operation['x-roles']) ? operation['x-roles'].map(String) : []
  for (const role of roles(before.operation))
    if (!roles(after.operation).includes(role))
      add('request')({ where: id, what: `${role} may no longer ask`, breaks: true })
  if (roles(before.operation).length === 0 && roles(after.operation).length > 0)
    add('request')({
      where: id,
      what: `only ${roles(after.operation).join(', ')} may ask now`,
      breaks: true,
    })
  compareParameters(old, now, id, before.parameters, after.parameters, add)
  compareBodies(old, now, id, before.operation, after.operation, add)
  compareReplies(old, now, id, before.operation, after.operation, add)
}

function compareParameters(
  old: Json,
  now: Json,
  id: string,
  was: Json[],
  is: Json[],
  add: Add,
): void {
  const key = (one: Json): string => `${String(one['in'])} ${String(one['name'])}`
  const before = new Map(was.map((one) => [key(one), one]))
  const after = new Map(is.map((one) => [key(one), one]))
  const say = add('request')
  for (const [name, one] of before) {
    const where = `${id} ${name}`
    const other = after.get(name)
    if (!other) {
      say({ where, what: 'is no longer taken', breaks: true })
      continue
    }
    if (other['required'] === true && one['required'] !== true)
      say({ where, what: 'must be there now', breaks: true })
    compareSchema(
      { old, now, side: 'request', seen: new Set(), add: say },
      one['schema'],
      other['schema'],
      where,
    )
  }
  for (const [name, one] of after)
    if (!before.has(name))
      say({
        where: `${id} ${name}`,
        what: one['required'] === true ? 'is new and must be there' : 'is new',
        breaks: one['required'] === true,
      })
}

function compareBodies(old: Json, now: Json, id: string, was: Json, is: Json, add: Add): void {
  const [before, after] = [asJson(was['requestBody'] ?? {}), asJson(is['requestBody'] ?? {})]
  const say = add('request')
  if (after['required'] === true && before['required'] !== true)
    say({ where: id, what: 'a body must be there now', breaks: true })
  const [wrote, writes] = [asJson(before['content'] ?? {}), asJson(after['content'] ?? {})]
  const seen = new Set<string>()
  for (const [type, media] of Object.entries(wrote)) {
    if (writes[type] === undefined)
      say({ where: id, what: `a body of ${type} is no longer taken`, breaks: true })
    else
      compareSchema(
        { old, now, side: 'request', seen, add: say },
        asJson(media)['schema'],
        asJson(writes[type])['schema'],
        `${id} body`,
      )
  }
}

function compareReplies(old: Json, now: Json, id: string, was: Json, is: Json, add: Add): void {
  const [before, after] = [asJson(was['responses'] ?? {}), asJson(is['responses'] ?? {})]
  const say = add('reply')
  for (const [status, reply] of Object.entries(before)) {
    const other = after[status]
    if (other === undefined) {
      say({ where: id, what: `the reply ${status} is gone`, breaks: status.startsWith('2') })
      continue
    }
    const [said, says] = [contentOf(old, reply), contentOf(now, other)]
    for (const [type, media] of Object.entries(said)) {
      if (says[type] === undefined)
        say({ where: id, what: `${status} no longer comes as ${type}`, breaks: true })
      else
        compareSchema(
          { old, now, side: 'reply', seen: new Set(), add: say },
          asJson(media)['schema'],
          asJson(says[type])['schema'],
          `${id} ${status}`,
        )
    }
  }
  const house = houseResponses(now).map((name) => `#/components/responses/${name}`)
  for (const [status, reply] of Object.entries(after))
    if (before[status] === undefined)
      say({
        // What the house answers is one difference, whoever meets it.
        where: house.includes(String(asJson(reply)['$ref'])) ? 'the house' : id,
        what: `the reply ${status} is new`,
        breaks: status.startsWith('2') || status.startsWith('3'),
      })
}

function contentOf(document: Json, reply: unknown): Json {
  const stated = asJson(asJson(document['components'])['responses'])
  return asJson(follow(asJson(reply), (name) => asJson(stated[name]))['content'] ?? {})
}
