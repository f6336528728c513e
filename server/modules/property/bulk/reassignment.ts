import type { Lang } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import { getUser } from '../../user/index.ts'
import { cleanTags } from '../tags.ts'

/** Who looks after a record, and the agency's own words for it. */
export interface Assignment {
  agent_id: string | null
  tags: string[]
}

type Say = (
  lang: Lang,
  key: 'bulk.agent' | 'bulk.tags' | 'bulk.noTags',
  params?: Record<string, string>,
) => string

const sameTags = (one: Assignment['tags'], other: Assignment['tags']): boolean =>
  one.join() === other.join()

/** What of a change is to be saved; null when the record stands so already. */
export function reassignmentPatch(
  row: Assignment,
  {
    agentId,
    addTags = [],
    removeTags = [],
  }: { agentId?: string; addTags?: string[]; removeTags?: string[] },
): { agentId?: string; tags?: string[] } | null {
  const tags = cleanTags([...row.tags.filter((tag) => !removeTags.includes(tag)), ...addTags])
  const patch = {
    ...(agentId && agentId !== row.agent_id && { agentId }),
    ...(!sameTags(tags, row.tags) && { tags }),
  }
  return Object.keys(patch).length > 0 ? patch : null
}

/** What changed between two states, a sentence each, in the words of the record's room. */
export async function reassignmentSentences(
  db: Db,
  lang: Lang,
  say: Say,
  old: Assignment,
  now: Assignment,
): Promise<string[]> {
  const agent =
    now.agent_id && now.agent_id !== old.agent_id ? await getUser(db, now.agent_id) : null
  return [
    ...(agent
      ? [say(lang, 'bulk.agent', { name: `${agent.first_name} ${agent.last_name}`.trim() })]
      : []),
    ...(sameTags(old.tags, now.tags)
      ? []
      : [
          now.tags.length > 0
            ? say(lang, 'bulk.tags', { tags: now.tags.join(', ') })
            : say(lang, 'bulk.noTags'),
        ]),
  ]
}

/** What the history tells of setting a record back. */
export const reassignmentUndone = (
  row: Assignment,
  was: { agentId: string | null; tags: string[] },
) => [
  ...(was.agentId === row.agent_id
    ? []
    : [{ kind: 'EDIT' as const, field: 'agentId', old: row.agent_id, new: was.agentId }]),
  ...(sameTags(was.tags, row.tags)
    ? []
    : [
        {
          kind: 'EDIT' as const,
          field: 'tags',
          old: row.tags.join(', ') || null,
          new: was.tags.join(', ') || null,
        },
      ]),
]
