import { asJson, type Json } from '../json.ts'
import type { Problem } from '../problem.ts'
import { follow, problemAt, type Source, type Sources } from './source.ts'
import { isOpen, withKeyword } from './walk.ts'

const KEYWORD = 'x-offline'

/** Whether a form of the body has a field that is a file. */
function takesFiles(sources: Sources, { file }: Source, node: Json): boolean {
  const content = asJson(asJson(node['requestBody'] ?? {})['content'] ?? {})
  return Object.values(content).some((media) => {
    const shape = follow(sources, { file, node: asJson(asJson(media)['schema'] ?? {}) })
    const fields = Object.values(asJson(shape?.node['properties'] ?? {})).map(asJson)
    return fields.some((field) =>
      [field, asJson(field['items'] ?? {})].some(({ format }) => format === 'binary'),
    )
  })
}

function faultOf(sources: Sources, source: Source, node: Json, isRead: boolean): string | null {
  const { queue } = asJson(node[KEYWORD])
  if (isRead === (queue !== undefined))
    return isRead ? 'only what writes has a queue' : 'only what reads is kept to be read'
  if (isOpen(node)) return 'nobody signs in for it'
  if (node['x-operator'] !== undefined) return 'what is the operator’s does not wait'
  if (isRead) return null
  if (node['x-step-up']) return 'what asks who it is (x-step-up) does not wait'
  return takesFiles(sources, source, node) ? 'what takes files does not wait' : null
}

/**
 * `x-offline` stands on writes of signed-in people that can be sent later as they are, and on their
 * reads.
 */
export const offlineFaults = (sources: Sources): Problem[] =>
  [...sources.files.values()].flatMap((source) =>
    withKeyword(source, KEYWORD).flatMap(({ path, node }) => {
      const fault = faultOf(sources, source, node, path.at(-1) === 'get')
      return fault === null ? [] : problemAt(source, [...path, KEYWORD], `${KEYWORD}: ${fault}`)
    }),
  )
