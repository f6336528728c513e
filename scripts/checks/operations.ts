import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '../part.ts'

interface Operation {
  operationId?: string
  description?: string
  'x-rate'?: unknown
  responses?: Record<string, { content?: Record<string, { schema?: { $ref?: string } }> }>
}

/** First words of operations that read and write a record, as everywhere. */
const VERBS = ['list', 'get', 'create', 'update', 'save', 'delete']

/**
 * Acts that are no plain reading or writing of a record. A new one is a decision: look here first
 * for the word that is there already.
 */
const ACTS = (
  'accept act add adopt allow annul answer archive ask assign book cancel change check close ' +
  'confirm connect count disconnect dispute download draft duplicate end erase export forget ' +
  'hand hold import invoice issue join keep leave login logout map match merge move open ' +
  'pause pay preview propose publish react read rectify redo refuse register release remove ' +
  'rename renew repeat report request resend resolve restore resume review revoke run ' +
  'search see send set sign start step stream sum sync tell tune type undo unmerge upload ' +
  'verify withdraw'
).split(' ')

/** Lists whose answer is not `items`, and why. */
const OTHER_LISTS: Record<string, string> = {
  listPropertyTags: 'words in use, no records: one list of texts',
  listContactTags: 'words in use, no records: two lists of texts',
  listDemandTags: 'words in use, no records: one list of texts',
}

/**
 * Operations that count tries by somebody other than the caller's address, in their own service.
 */
const OTHER_RATES: Record<string, string> = {
  updateUser: 'tries of `current_password`, by person',
  streamLive: 'streams open at once, by person',
  createReferral: 'drafts, by person',
}

/** What is wrong in the operations of a contract, each with its file. */
export function operationFaults(folder: string): string[] {
  return globSync('paths/**/*.yaml', { cwd: folder }).flatMap((file) => {
    const path = join(folder, file)
    const methods = parse(readFileSync(path, 'utf8')) as Record<string, Operation>
    return Object.values(methods).flatMap((operation) =>
      typeof operation === 'object' && operation !== null && operation.operationId
        ? faultsOf(operation.operationId, operation, path).map(
            (fault) => `${relative(ROOT, path)} ${operation.operationId}: ${fault}`,
          )
        : [],
    )
  })
}

function faultsOf(name: string, { description, responses = {}, ...rest }: Operation, path: string) {
  const verb = /^[a-z]+/.exec(name)?.[0] ?? ''
  const rated = rest['x-rate'] !== undefined || name in OTHER_RATES
  return [
    ![...VERBS, ...ACTS].includes(verb) &&
      `"${verb}" is no verb of ours: ${VERBS.join(', ')}, or one of ACTS in ` +
        'scripts/checks/operations.ts, where a new one is added if none of them says it',
    !description?.trim() && 'say who may, and when it is refused',
    rated && !('429' in responses) && 'tries are counted: document 429',
    !rated && '429' in responses && '429 without x-rate: say what is counted, or take it out',
    '500' in responses && '500 is the answer of the house: x-answers of openapi.yaml says it',
    verb === 'list' &&
      !(name in OTHER_LISTS) &&
      !isList(responses, path) &&
      'a list answers `items`, and with a cursor `next`',
  ].filter((fault) => typeof fault === 'string')
}

/** Whether the answer has `items`; where the operation takes a cursor, `next` as well. */
function isList(responses: NonNullable<Operation['responses']>, path: string): boolean {
  const ref = responses['200']?.content?.['application/json']?.schema?.$ref
  if (ref === undefined) return false
  const { properties = {} } = parse(readFileSync(join(dirname(path), ref), 'utf8')) as {
    properties?: Record<string, unknown>
  }
  const takesCursor = readFileSync(path, 'utf8').includes('/Cursor.yaml')
  return 'items' in properties && (!takesCursor || 'next' in properties)
}
