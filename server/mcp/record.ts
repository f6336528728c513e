import type { Logger } from '../contract/context.ts'
import type { Deps } from '../contract/deps.ts'
import type { ToolCallRow } from '../db/tables/mcp.ts'
import { uuidv7 } from '../db/id.ts'

/** What was asked through an assistant, without a word of it. */
export type Asked = Omit<ToolCallRow, 'id' | 'at'>

/** Keeps it for a page; where nothing can be written the answer goes out all the same. */
export async function record({ db, now }: Deps, log: Logger, asked: Asked): Promise<void> {
  await db
    .insertInto('tool_call')
    .values({ id: uuidv7(), at: now(), ...asked })
    .execute()
    .catch((error: unknown) => log.warn({ err: error }, 'a call of a tool is not recorded'))
}

/** For so long what strangers wrote may still move who read it. */
const LINGERS_MS = 30 * 60_000

/** Records whose texts of strangers were told to a key or grant within half an hour. */
export async function lately({ db, now }: Deps, bearerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tool_call')
    .select('told')
    .where('bearer_id', '=', bearerId)
    .where('at', '>', new Date(now().getTime() - LINGERS_MS))
    .execute()
  return [...new Set(rows.flatMap(({ told }) => told))]
}
